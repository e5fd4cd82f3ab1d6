import { useQueryClient } from '@tanstack/react-query';
import type { Ref } from 'react';
import { reloadPicture } from '@/app/picture';
import type { FactsSection } from '@/reports/case/caseReport';
import { base64Of } from '@/ui/files/base64';
import { toast } from '@/ui/messages/toasts';
import { type Picture, PicturePair, type PicturesHandle } from '@/ui/pictures/PicturePair';
import type { Kind, SubmittedFile } from '../kind';
import { Facts } from './Facts';
import { type CasePictures, pictureOf, reasonOf } from './pictures';

interface Props<Row extends object> {
  kind: Kind<Row>;
  pictures: CasePictures;
  handle: Ref<PicturesHandle>;
  /** The facts that the pictures are compared with. */
  facts: FactsSection['facts'];
  onHelp: () => void;
}

export function Pictures<Row extends object>({ kind, pictures, handle, facts, onHelp }: Props<Row>) {
  const queries = useQueryClient();
  const { files, selfie, id } = pictures;

  const reload = ({ path }: SubmittedFile) => reloadPicture(queries, pictureOf(kind, path).queryKey);

  const saveOf = (file: SubmittedFile): Picture['onSave'] =>
    file.save &&
    (async (turned) => {
      await file.save?.(await base64Of(turned));
      await reload(file);
      toast.success('The picture is saved as turned.');
    });

  const picture = (name: string, file: SubmittedFile | null | undefined, query: CasePictures['selfie']): Picture => {
    if (files.isError) return { name, url: null, state: 'failed', onRetry: () => void files.refetch() };
    if (file === null) return { name, url: null, state: 'missing' };
    if (query.isError) {
      return { name, url: null, state: 'failed', reason: reasonOf(query.error), onRetry: () => void query.refetch() };
    }
    if (!file || !query.data) return { name, url: null, state: 'loading' };
    const { url } = query.data;
    return {
      name,
      state: 'ready',
      ...query.data,
      onSave: saveOf(file),
      onRetry: () => void reload(file),
      onBroken: () => pictures.noteBroken(url),
    };
  };

  return (
    <PicturePair
      ref={handle}
      aside={<Facts title="To compare" facts={facts} />}
      onHelp={onHelp}
      pictures={[picture('Selfie', files.data?.selfie, selfie), picture(kind.files.idName, files.data?.id, id)]}
    />
  );
}
