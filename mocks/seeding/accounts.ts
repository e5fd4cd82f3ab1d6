// The account numbers of members. Areas that name members by account take them from here, so that all areas agree.
const FIRST_ACCOUNT = 1_000_200_000_004;
const ACCOUNTS_APART = 307;

/** The account number of the member with this serial number: 13 digits. */
export const accountOf = (serial: number) => String(FIRST_ACCOUNT + serial * ACCOUNTS_APART);

/** The serial number of an account number; undefined when no member can have it. */
export function serialOfAccount(accountno: string): number | undefined {
  const serial = (Number(accountno) - FIRST_ACCOUNT) / ACCOUNTS_APART;
  return Number.isInteger(serial) ? serial : undefined;
}
