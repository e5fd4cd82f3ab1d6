// Which items of content somebody sees: the lists of the server hold all, of both brands.

export interface ContentItem {
  isactive: boolean;
  status: 'A' | 'D';
  /** Whether it is the first brand's. */
  product_tag: boolean;
}

/** Only what is so by both of its marks counts as active. */
export const isActive = ({ isactive, status }: Pick<ContentItem, 'isactive' | 'status'>) => isactive && status === 'A';

export const listedFor = <Row extends ContentItem>(items: readonly Row[], isFirstBrand: boolean): Row[] =>
  items.filter((item) => isActive(item) && item.product_tag === isFirstBrand);
