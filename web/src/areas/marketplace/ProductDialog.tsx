import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMemo } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { Page } from '@/app/list/usePagedList';
import { useSave } from '@/app/saving/useSave';
import { useSignedIn } from '@/app/session/store';
import { compressionOf, compressPicture } from '@/ui/compress/compressPicture';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { PostedEdited } from '@/ui/facts/PostedEdited';
import { activeOrNot, YES_NO } from '@/ui/facts/statuses';
import { DateField } from '@/ui/fields/DateField';
import { SelectField } from '@/ui/fields/SelectField';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { TextField } from '@/ui/fields/TextField';
import { PictureField } from '@/ui/files/PictureField';
import { Failure } from '@/ui/messages/Failure';
import { FormPhone } from '@/ui/phone/FormPhone';
import { useJudgedForm } from '@/ui/saving/useJudgedForm';
import { today } from '@/ui/texts/days';
import { addProduct, nearbyQuery, PRODUCTS_KEY, type Product, updateProduct } from './calls';
import { usePhone } from './phone';
import {
  changedSchema,
  emptyProduct,
  FAILED,
  firstDay,
  IMAGE_LIMITS,
  newSchema,
  pictureOf,
  productForm,
  publicationQuestion,
  type WrittenProduct,
} from './rules';
import './marketplace.css';

type Named<Values extends FieldValues> = Record<keyof WrittenProduct, FieldPath<Values>>;

const MOST = 250;

/** The fields of every product. `names` maps them to the names in the form. */
function ProductFields<Values extends FieldValues>({
  form,
  names,
  firstDay,
}: {
  form: UseFormReturn<Values>;
  names: Named<Values>;
  /** The first day that can be chosen. */
  firstDay?: string;
}) {
  const typed = { form, maxLength: MOST, autoComplete: 'off' };
  const dates = { form, isOptional: true, ...(firstDay && { min: firstDay }) };
  return (
    <>
      <TextField {...typed} name={names.productName} label="Product Service Title" autoFocus />
      <TextAreaField form={form} name={names.description} label="Description" maxLength={MOST} />
      <TextField {...typed} name={names.url} label="URL" inputMode="url" placeholder="https://" />
      <div className="two-columns">
        <DateField {...dates} name={names.datefrom} label="Date From" judged={[names.dateto]} />
        <DateField {...dates} name={names.dateto} label="Date To" />
      </div>
    </>
  );
}

export const NAMES = {
  productName: 'productName',
  description: 'description',
  url: 'url',
  datefrom: 'datefrom',
  dateto: 'dateto',
} as const;

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
  const contentOf = usePhone(product);
  return (
    <FormDialog
      title="Edit Product/Services"
      form={form}
      listsChanges
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

const SHOWN = [
  { value: '1', label: activeOrNot(true) },
  { value: '0', label: activeOrNot(false) },
] as const;

const HINT = 'Select, drop or paste a PNG or JPG picture (at most 4 MB, ideally 1005 x 650)';

export function NewProductDialog({ onClose, onAdded }: { onClose: () => void; onAdded: () => void }) {
  const { emailaddress } = useSignedIn().user_info.data;
  const schema = useMemo(() => newSchema(today()), []);
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: emptyProduct });
  const contentOf = usePhone();
  const { save, failure } = useSave({
    form,
    refresh: PRODUCTS_KEY,
    success: 'Product/services added successfully.',
    failed: FAILED,
    asks: ({ productName, status }) => publicationQuestion(productName, status),
    send: (fields, agreed) => addProduct(agreed, fields, emailaddress),
    onSaved: () => {
      onClose();
      onAdded();
    },
  });
  return (
    <FormDialog
      title="Add Product/Services"
      form={form}
      beside={<FormPhone form={form} contentOf={contentOf} />}
      onSubmit={save}
      onClose={onClose}
    >
      <Failure message={failure} />
      <ProductFields form={form} names={NAMES} firstDay={firstDay(today())} />
      <div className="two-columns">
        <SelectField form={form} name="status" label="Status" options={SHOWN} />
        <SelectField form={form} name="banner" label="Banner" options={YES_NO} />
      </div>
      {form.watch('banner') === '1' && (
        <PictureField
          form={form}
          name="image"
          label="Image"
          {...IMAGE_LIMITS}
          prepare={compressPicture}
          described={compressionOf}
          hint={HINT}
        />
      )}
    </FormDialog>
  );
}
