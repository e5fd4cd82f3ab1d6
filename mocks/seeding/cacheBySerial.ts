/**
 * Caches what is made of a register's record, by serial number. It is made on first use and kept as long as the
 * register.
 */
export function cacheBySerial<Register extends object, Made>(make: (register: Register, serial: number) => Made) {
  const cache = new WeakMap<Register, Made[]>();
  return (register: Register, serial: number): Made => {
    const made = cache.get(register) ?? [];
    cache.set(register, made);
    const known = made[serial];
    if (known !== undefined) return known;
    const fresh = make(register, serial);
    if (fresh !== undefined) made[serial] = fresh;
    return fresh;
  };
}
