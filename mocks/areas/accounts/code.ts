/** The code of the account with this serial number: eleven characters that begin with its brand. */
export const accountCode = (serial: number, isSecondBrand: boolean) =>
  `${isSecondBrand ? 'AVG' : 'LMN'}${String(serial).padStart(8, '0')}`;
