// Account numbers of members: an area that names members by account takes them from here, so that all areas agree.
const FIRST_ACCOUNT = 1_000_200_000_004;
const ACCOUNTS_APART = 307;

/** The account number of the member with this serial number: 13 digits. */
export const accountOf = (serial: number) => String(FIRST_ACCOUNT + serial * ACCOUNTS_APART);

/** The way back; undefined when no member can have this account number. */
export function serialOfAccount(accountno: string): number | undefined {
  const serial = (Number(accountno) - FIRST_ACCOUNT) / ACCOUNTS_APART;
  return Number.isInteger(serial) ? serial : undefined;
}
