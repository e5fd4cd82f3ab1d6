import { useQueryClient } from '@tanstack/react-query';
import type { Ref } from 'react';
import { type Picture, PicturePair, type PicturesHandle } from '@/ui/pictures/PicturePair';
import { toast } from '@/ui/toasts';
import { type SubmittedFile, saveImage } from '../calls';
import { imageQuery } from '../queries';
import type { Registration } from '../registration';
import type { Case } from './useCase';

interface Props {
  registration: Registration;
  subject: Case;
  handle: Ref<PicturesHandle>;
}

export function Pictures({ registration, subject, handle }: Props) {
  const queries = useQueryClient();
  const { files } = subject;

  const save = async (file: SubmittedFile, turned: Blob) => {
    await saveImage(registration, file, await base64Of(turned));
    const { queryKey } = imageQuery(file.path);
    const before = queries.getQueryData(queryKey);
    await queries.refetchQueries({ queryKey });
    if (before) URL.revokeObjectURL(before.url);
    toast.success('The picture is saved as turned.');
  };

  const picture = (name: string, file: SubmittedFile | null | undefined, query: Case['selfie']): Picture => {
    if (files.isError) return { name, url: null, state: 'failed', onRetry: () => void files.refetch() };
    if (file === null) return { name, url: null, state: 'missing' };
    if (query.isError) return { name, url: null, state: 'failed', onRetry: () => void query.refetch() };
    if (!file || !query.data) return { name, url: null, state: 'loading' };
    return { name, state: 'ready', ...query.data, onSave: (turned) => save(file, turned) };
  };

  return (
    <PicturePair
      ref={handle}
      pictures={[
        picture('Selfie', files.data?.selfie, subject.selfie),
        picture('Government ID', files.data?.id, subject.id),
      ]}
    />
  );
}

async function base64Of(blob: Blob): Promise<string> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
  return url.slice(url.indexOf(',') + 1);
}
