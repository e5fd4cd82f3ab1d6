import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as v from 'valibot';
import { useSignedIn } from '@/app/session/store';
import { useSave } from '@/app/useSave';
import { contentImageQuery } from '@/shared/content/image';
import { useMayReplace } from '@/shared/content/useMayReplace';
import { DetailDialog } from '@/ui/DetailDialog';
import { Failure } from '@/ui/Failure';
import { PostedEdited } from '@/ui/PostedEdited';
import { SelectField } from '@/ui/SelectField';
import { STATUSES } from '@/ui/statuses';
import { OFFERS_KEY, type Offer, offersQuery } from '../lists';
import { updateOffer } from './calls';
import { OfferFields } from './OfferFields';
import { OfferView } from './OfferView';
import { changedSchema, formOf, idOf, toldOf } from './rules';
import { wordOf } from './word';

interface Props {
  offer: Offer;
  onClose: () => void;
}

export function OfferDialog({ offer, onClose }: Props) {
  const { delightdetailID, product_tag, path, postedby, postdate, editby } = offer;
  const { emailaddress } = useSignedIn().user_info.data;
  const word = wordOf(product_tag);
  const [sent, setSent] = useState<number | null>(null);
  const picture = useQuery({ ...contentImageQuery(path), enabled: path !== '' });
  const form = useForm({
    resolver: valibotResolver(changedSchema, { abortEarly: true }),
    defaultValues: formOf(offer),
  });
  const { save, failure } = useSave({ form, refresh: OFFERS_KEY, result: `${word} has been updated!` });
  const { mayReplace, noteOpened } = useMayReplace(offersQuery, idOf, offer);
  const send = ({ image, status, ...written }: v.InferOutput<typeof changedSchema>) =>
    updateOffer(
      {
        delightdetailID,
        ...toldOf(written),
        product_tag,
        isactive: status === 'A',
        status,
        editby: emailaddress,
      },
      image,
      setSent,
    );
  const facts = <PostedEdited posted={{ by: postedby, at: postdate }} edited={{ by: editby, at: null }} />;
  return (
    <DetailDialog
      title={word}
      form={form}
      sent={sent}
      view={<OfferView offer={offer}>{facts}</OfferView>}
      onSubmit={(fields) => save(() => send(fields), onClose, mayReplace)}
      onClose={onClose}
      onEdit={() => {
        noteOpened();
        form.reset(formOf(offer));
      }}
    >
      <Failure message={failure} />
      <OfferFields form={form} offer={offer} savedPicture={picture.data?.url} />
      <SelectField form={form} name="status" label="Status" options={STATUSES} />
      {facts}
    </DetailDialog>
  );
}
