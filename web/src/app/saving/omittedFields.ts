// Handles fields that a server has left out of a record: the user has not seen their values, so saving must not erase
// them.

/**
 * The fields of a form, without those that the server has left out (null) and that are still blank. The call omits
 * them, so the server keeps its values.
 */
export function withoutOmitted<Blank extends object, Fields extends Blank>(
  fields: Fields,
  record: { [Name in keyof Blank]: unknown },
  blank: Blank,
): Omit<Fields, keyof Blank> & Partial<Blank> {
  const omissible = Object.keys(blank) as (keyof Blank & string)[];
  const left = omissible.filter((name) => record[name] === null && fields[name] === blank[name]);
  const sent = Object.entries(fields).filter(([name]) => !left.some((each) => each === name));
  return Object.fromEntries(sent) as Omit<Fields, keyof Blank> & Partial<Blank>;
}
