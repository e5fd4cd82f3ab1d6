/** The code of the account with this serial number: eleven characters, and which brand it is of. */
export const accountCode = (serial: number, isSecondBrand: boolean) =>
  `${isSecondBrand ? 'AVG' : 'LMN'}${String(serial).padStart(8, '0')}`;
