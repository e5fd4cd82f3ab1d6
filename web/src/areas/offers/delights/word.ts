/** The brand's name for offers: Delights for the first brand, Treats for the second. */
export const wordOf = (isFirstBrand: boolean) => (isFirstBrand ? 'Delights' : 'Treats');
