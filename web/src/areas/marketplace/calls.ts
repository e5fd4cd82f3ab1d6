import { answerOf } from '@/api/answer';
import { type Agreed, type Compared, client } from '@/api/client';
import { type Page, rowsBeside } from '@/app/list/usePagedList';
import { base64Of } from '@/ui/files/base64';
import { listProducts, type Product } from './lists';
import type { NewProduct, WrittenProduct } from './rules';

const flag = (isOn: boolean) => (isOn ? 1 : 0);

/** Only banners have a picture. */
export async function addProduct(checked: Agreed, { status, banner, image, ...written }: NewProduct, postedby: string) {
  const isBanner = banner === '1';
  const base64 = isBanner && image ? await base64Of(image) : '';
  const flags = { status: flag(status === '1'), banner: flag(isBanner), deleted: 0 } as const;
  return answerOf(
    client.POST('/marketplace/addition', { checked, body: { Value: { ...written, ...flags, base64, postedby } } }),
  );
}

/** The current state of the product, searched on its last known page and the pages beside it. */
export const nearbyQuery = ({ recordid }: Product, page: Page) => ({
  queryKey: ['marketplace', 'before saving', recordid, page],
  queryFn: () => rowsBeside(listProducts, page, (each) => each.recordid === recordid),
});

export const updateProduct = (checked: Compared, recordid: number, written: WrittenProduct, editedby: string) =>
  answerOf(client.POST('/marketplace/update', { checked, body: { Value: { recordid, ...written, editedby } } }));

export const switchProduct = ({ recordid }: Product, isOn: boolean) =>
  answerOf(client.POST('/marketplace/status', { body: { Value: { recordid, status: flag(isOn) } } }));

export const deleteProduct = (checked: Agreed, { recordid }: Product) =>
  answerOf(client.POST('/marketplace/deletion', { checked, body: { Value: { recordid, deleted: 1 } } }));
