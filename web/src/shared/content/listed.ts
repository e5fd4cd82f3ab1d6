// Which items of content somebody sees: the lists of the server hold all, of both brands.

interface Item {
  isactive: boolean;
  status: 'A' | 'D';
  /** Whether it is the first brand's. */
  product_tag: boolean;
}

export const listedFor = <Row extends Item>(items: readonly Row[], isFirstBrand: boolean): Row[] =>
  items.filter(({ isactive, status, product_tag }) => isactive && status === 'A' && product_tag === isFirstBrand);
