import { useMemo } from 'react';
import { useSignedIn } from '@/app/session/store';
import { useMayReplace } from '@/app/useMayReplace';
import { type Page, rowsBeside } from '@/app/usePagedList';
import { useSave } from '@/app/useSave';
import { today } from '@/ui/days';
import { Failure } from '@/ui/Failure';
import { FormDialog } from '@/ui/FormDialog';
import { useJudgedForm } from '@/ui/judgedForm';
import { PostedEdited } from '@/ui/PostedEdited';
import { updateProduct } from './calls';
import { listProducts, PRODUCTS_KEY, type Product } from './lists';
import { NAMES, ProductFields } from './ProductFields';
import { changedSchema, FAILED, productForm } from './rules';
import './marketplace.css';

interface Props {
  product: Product;
  /** The page it was on. */
  page: Page;
  onClose: () => void;
}

const idOf = ({ recordid }: Pick<Product, 'recordid'>) => String(recordid);

/** Whether it is shown is not saved here, and replaces nobody's change. */
const writtenOf = ({ status: _, ...written }: Product) => written;

export function ProductDialog({ product, page, onClose }: Props) {
  const { emailaddress } = useSignedIn().user_info.data;
  const schema = useMemo(() => changedSchema(today(), product), [product]);
  const form = useJudgedForm(schema, productForm(product));
  const { save, failure } = useSave({
    form,
    refresh: PRODUCTS_KEY,
    success: 'Product/services updated successfully.',
    failed: FAILED,
  });
  const lookedAt = {
    queryKey: ['marketplace', 'before saving', page],
    queryFn: async () => {
      const rows = await rowsBeside(listProducts, page, ({ recordid }) => recordid === product.recordid);
      return rows.map(writtenOf);
    },
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
