/** What offers are called: the first brand's are Delights, the second's Treats. */
export const wordOf = (isFirstBrand: boolean) => (isFirstBrand ? 'Delights' : 'Treats');
