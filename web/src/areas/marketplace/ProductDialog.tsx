import { useMemo } from 'react';
import { useSignedIn } from '@/app/session/store';
import { useMayReplace } from '@/app/useMayReplace';
import type { Asked } from '@/app/usePagedList';
import { useSave } from '@/app/useSave';
import { today } from '@/ui/days';
import { Failure } from '@/ui/Failure';
import { FormDialog } from '@/ui/FormDialog';
import { useJudgedForm } from '@/ui/judgedForm';
import { PostedEdited } from '@/ui/PostedEdited';
import { updateProduct } from './calls';
import { PRODUCTS_KEY, type Product, productsQuery } from './lists';
import { NAMES, ProductFields } from './ProductFields';
import { changedSchema, FAILED, productForm } from './rules';
import './marketplace.css';

interface Props {
  product: Product;
  /** The page it is on. */
  asked: Asked;
  onClose: () => void;
}

const idOf = ({ recordid }: Pick<Product, 'recordid'>) => String(recordid);

/** Whether it is shown is not saved here, and replaces nobody's change. */
const writtenOf = ({ status: _, ...written }: Product) => written;

export function ProductDialog({ product, asked, onClose }: Props) {
  const { emailaddress } = useSignedIn().user_info.data;
  const schema = useMemo(() => changedSchema(today(), product), [product]);
  const form = useJudgedForm(schema, productForm(product));
  const { save, failure } = useSave({
    form,
    refresh: PRODUCTS_KEY,
    success: 'Product/services updated successfully.',
    failed: FAILED,
  });
  const page = productsQuery(asked);
  const lookedAt = {
    queryKey: ['marketplace', 'before saving', asked],
    queryFn: async () => (await page.queryFn()).rows.map(writtenOf),
  };
  const { mayReplace } = useMayReplace(lookedAt, idOf, writtenOf(product));
  return (
    <FormDialog
      title="Edit Product/Services"
      form={form}
      onSubmit={(fields) => save(() => updateProduct(product.recordid, fields, emailaddress), onClose, mayReplace)}
      onClose={onClose}
    >
      <Failure message={failure} />
      {product.base64 && (
        <img className="product-picture" src={dataUrlOf(product.base64)} alt={`Banner of ${product.productname}`} />
      )}
      <ProductFields form={form} names={NAMES} />
      <PostedEdited
        posted={{ by: product.postedby, at: product.posteddate }}
        edited={{ by: product.editedby, at: product.edited }}
      />
    </FormDialog>
  );
}

/** A PNG begins with the same letters, whatever is on it. */
const dataUrlOf = (base64: string) =>
  `data:image/${base64.startsWith('iVBORw0KGgo') ? 'png' : 'jpeg'};base64,${base64}`;
