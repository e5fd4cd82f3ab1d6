import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useSave } from '@/app/saving/useSave';
import { useSignedIn } from '@/app/session/store';
import { compressionOf, compressPicture } from '@/ui/compress/compressPicture';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { activeOrNot, YES_NO } from '@/ui/facts/statuses';
import { SelectField } from '@/ui/fields/SelectField';
import { PictureField } from '@/ui/files/PictureField';
import { Failure } from '@/ui/messages/Failure';
import { FormPhone } from '@/ui/phone/FormPhone';
import { today } from '@/ui/texts/days';
import { addProduct } from './calls';
import { PRODUCTS_KEY } from './lists';
import { NAMES, ProductFields } from './ProductFields';
import { usePhone } from './phone';
import { emptyProduct, FAILED, firstDay, IMAGE_LIMITS, newSchema, publicationQuestion } from './rules';

const SHOWN = [
  { value: '1', label: activeOrNot(true) },
  { value: '0', label: activeOrNot(false) },
] as const;

const HINT = 'Select, drop or paste a PNG or JPG picture (at most 4 MB, ideally 1005 x 650)';

export default function NewProductDialog({ onClose, onAdded }: { onClose: () => void; onAdded: () => void }) {
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
