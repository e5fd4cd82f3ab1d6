import { Callout } from '@blueprintjs/core';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSave } from '@/app/saving/useSave';
import { useSignedIn } from '@/app/session/store';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { PROCEED } from '@/ui/dialogs/question';
import { PictureField } from '@/ui/files/PictureField';
import { ATTACHMENT_LIMITS } from '@/ui/files/pictureFile';
import { SavingProgress } from '@/ui/files/UploadProgress';
import { Failure } from '@/ui/messages/Failure';
import { type CardAccount, cardKey, type Style, uploadCard } from './calls';
import { codeOf, companyOf, onCards, RECOMMENDED, sizeWarning, uploadSchema } from './rules';

interface Props {
  account: CardAccount;
  /** The style of the current card. */
  style: Style | undefined;
  /** Whether the account has a card that is shown, or only could not be loaded. */
  isShown: boolean;
  preview: (image: string) => ReactNode;
  onSaved: () => void;
  onClose: () => void;
}

interface Chosen {
  url: string;
  width: number;
  height: number;
}

/** The chosen image with its size in pixels. */
function useChosen(image: File | null): Chosen | undefined {
  const [chosen, setChosen] = useState<Chosen>();
  useEffect(() => {
    if (!image) return;
    const url = URL.createObjectURL(image);
    let isShown = true;
    createImageBitmap(image).then(
      (bitmap) => {
        const { width, height } = bitmap;
        bitmap.close();
        if (isShown) setChosen({ url, width, height });
      },
      // The field itself reports a file that is not a picture.
      () => undefined,
    );
    return () => {
      isShown = false;
      setChosen(undefined);
      URL.revokeObjectURL(url);
    };
  }, [image]);
  return chosen;
}

export default function UploadDialog({ account, style, isShown, preview, onSaved, onClose }: Props) {
  const { emailaddress } = useSignedIn().user_info.data;
  const code = codeOf(account);
  const [sent, setSent] = useState(0);
  const form = useForm({
    resolver: valibotResolver(uploadSchema),
    defaultValues: { image: null as unknown as File },
  });
  const { save, failure } = useSave({
    form,
    refresh: cardKey(code),
    success: 'Digicard has been successfully uploaded',
    refusal: 'warning',
    asks: () => ({ ...PROCEED, text: onCards(code) }),
    send: ({ image }, agreed) => uploadCard(agreed, code, style, isShown, image, emailaddress, setSent),
    onSaved: () => {
      onSaved();
      onClose();
    },
  });
  const chosen = useChosen(form.watch('image'));
  const warning = chosen && sizeWarning(chosen);
  return (
    <FormDialog
      title="Upload Digicard"
      className="upload-dialog"
      saveLabel="Upload"
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <Failure message={failure} />
      <p>
        {isShown ? 'This replaces the card image of ' : 'This will be the card image of '}
        <strong>{companyOf(account)}</strong> ({code}). {RECOMMENDED}
      </p>
      <PictureField form={form} name="image" label="Image" {...ATTACHMENT_LIMITS} />
      {warning && (
        <Callout intent="warning" role="status">
          {warning}
        </Callout>
      )}
      {chosen && preview(chosen.url)}
      <SavingProgress form={form} share={sent} />
    </FormDialog>
  );
}
