import { useMemo } from 'react';
import type { Page } from '@/app/list/usePagedList';
import { useSave } from '@/app/saving/useSave';
import { useSignedIn } from '@/app/session/store';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { PostedEdited } from '@/ui/facts/PostedEdited';
import { Failure } from '@/ui/messages/Failure';
import { FormPhone } from '@/ui/phone/FormPhone';
import { useJudgedForm } from '@/ui/saving/useJudgedForm';
import { today } from '@/ui/texts/days';
import { nearbyQuery, updateProduct } from './calls';
import { PRODUCTS_KEY, type Product } from './lists';
import { NAMES, ProductFields } from './ProductFields';
import { useSavedPhone } from './phone';
import { changedSchema, FAILED, pictureOf, productForm } from './rules';
import './marketplace.css';

interface Props {
  product: Product;
  /** The page of the list with the product. */
  page: Page;
  onClose: () => void;
}

const idOf = ({ recordid }: Pick<Product, 'recordid'>) => String(recordid);

export default function ProductDialog({ product, page, onClose }: Props) {
  const { emailaddress } = useSignedIn().user_info.data;
  const schema = useMemo(() => changedSchema(today(), product), [product]);
  const form = useJudgedForm(schema, productForm(product));
  const { save, failure } = useSave({
    form,
    refresh: PRODUCTS_KEY,
    record: { item: product, idOf, list: nearbyQuery(product, page), valuesOf: productForm },
    success: 'Product/services updated successfully.',
    failed: FAILED,
    send: (fields, compared) => updateProduct(compared, product.recordid, fields, emailaddress),
    onSaved: onClose,
  });
  const picture = pictureOf(product);
  const contentOf = useSavedPhone(product);
  return (
    <FormDialog
      title="Edit Product/Services"
      form={form}
      tellsChanges
      beside={<FormPhone form={form} contentOf={contentOf} />}
      onSubmit={save}
      onClose={onClose}
    >
      <Failure message={failure} />
      {picture && (
        <img
          className="product-picture"
          src={picture}
          alt={`${product.isbanner === 1 ? 'Banner' : 'Picture'} of ${product.productname}`}
        />
      )}
      <ProductFields form={form} names={NAMES} />
      <PostedEdited
        posted={{ by: product.postedby, at: product.posteddate }}
        edited={{ by: product.editedby, at: product.edited }}
      />
    </FormDialog>
  );
}
