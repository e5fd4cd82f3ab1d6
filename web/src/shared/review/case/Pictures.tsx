import { type QueryClient, queryOptions, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Ref, useEffect, useState } from 'react';
import { messageOf, missingAnswer } from '@/api/answer';
import {
  DAMAGED,
  type LoadedPicture,
  pictureQuery,
  reloadPicture,
  UnreadablePicture,
  useReleasedPictures,
} from '@/app/picture';
import type { FactsSection } from '@/reports/case/caseReport';
import { base64Of } from '@/ui/files/base64';
import { toast } from '@/ui/messages/toasts';
import { type Picture, PicturePair, type PicturesHandle } from '@/ui/pictures/PicturePair';
import { type CaseType, keyOf, type Risk, type SubmittedFile } from '../caseType';
import { Facts } from './Facts';

interface Props<Row extends object> {
  caseType: CaseType<Row>;
  pictures: CasePictures;
  handle: Ref<PicturesHandle>;
  /** The facts that the pictures are compared with. */
  facts: FactsSection['facts'];
  onHelp: () => void;
}

export function Pictures<Row extends object>({ caseType, pictures, handle, facts, onHelp }: Props<Row>) {
  const queries = useQueryClient();
  const { files, selfie, id } = pictures;

  const reload = ({ path }: SubmittedFile) => reloadPicture(queries, pictureOf(caseType, path).queryKey);

  const saveOf = (file: SubmittedFile): Picture['onSave'] =>
    file.save &&
    (async (turned) => {
      await file.save?.(await base64Of(turned));
      await reload(file);
      toast.success('Rotated picture saved.');
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
      pictures={[picture('Selfie', files.data?.selfie, selfie), picture(caseType.files.idName, files.data?.id, id)]}
    />
  );
}

const MINUTE = 60_000;
const MISSING_FILES_MS = 15_000;

const filesQuery = <Row extends object>(caseType: CaseType<Row>, row: Row) =>
  queryOptions({
    queryKey: [caseType.name, 'case', 'files', caseType.numberOf(row)],
    queryFn: ({ client }) => caseType.files.of(row, client),
    staleTime: 5 * MINUTE,
  });

const pictureOf = <Row extends object>({ name, files }: CaseType<Row>, path: string) =>
  pictureQuery([name, 'case', 'picture', path], (signal) => files.picture(path, signal), { isDecoded: true });

export type CasePictures = ReturnType<typeof useCasePictures>;

/** The pictures of a case, and whether they were shown. */
export function useCasePictures<Row extends object>(caseType: CaseType<Row>, row: Row) {
  useReleasedPictures();
  const files = useQuery(filesQuery(caseType, row));
  const selfie = usePicture(caseType, files.data?.selfie?.path);
  const id = usePicture(caseType, files.data?.id?.path);

  const submitted = files.data && { selfie: files.data.selfie !== null, id: files.data.id !== null };
  const missing = (submitted && caseType.files.missing?.(submitted)) ?? null;
  const key = keyOf(caseType, row);
  // The toast is shown again for every case, and disappears with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another case may have the same message.
  useEffect(() => (missing ? toast.warning(missing, MISSING_FILES_MS) : undefined), [missing, key]);
  useEffect(() => {
    if (files.error) toast.error(messageOf(files.error));
  }, [files.error]);

  // A picture that could be decoded before may still fail when it is displayed.
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  return {
    files,
    selfie,
    id,
    isSettled: !files.isPending && !selfie.isLoading && !id.isLoading,
    /** It arrived, but cannot be shown. */
    isBroken: ({ data, error }: UseQueryResult<LoadedPicture>) =>
      error instanceof UnreadablePicture || (data !== undefined && broken.has(data.url)),
    noteBroken: (url: string) => setBroken((known) => new Set(known).add(url)),
  };
}

/** Why a picture could not be loaded, as far as that says more than its failure. */
const reasonOf = (error: unknown): string | undefined =>
  error instanceof UnreadablePicture ? error.message : missingAnswer(error);

/** The pictures that could not be seen, although they may have been submitted. */
export function unseenPictures<Row extends object>(
  { files: { idName } }: CaseType<Row>,
  { files, selfie, id, isBroken }: Pick<CasePictures, 'files' | 'selfie' | 'id' | 'isBroken'>,
): Risk[] {
  const unseen = (name: string, why: string): Risk => ({
    kind: 'bad',
    text: `${name} could not be loaded`,
    why,
    isUnseen: true,
  });
  if (files.isError) return [unseen('Pictures', messageOf(files.error))];
  return [['Selfie', selfie] as const, [idName, id] as const].flatMap(([name, picture]) => {
    if (picture.isError) return unseen(name, reasonOf(picture.error) ?? messageOf(picture.error));
    return isBroken(picture) ? unseen(name, DAMAGED) : [];
  });
}

const usePicture = <Row extends object>(caseType: CaseType<Row>, path: string | undefined) =>
  useQuery({ ...pictureOf(caseType, path ?? ''), enabled: path !== undefined });

/** Loads the next case's records and pictures once the current case has loaded. */
export function usePrefetch<Row extends object>(
  caseType: CaseType<Row>,
  next: Row | null,
  isSettled: boolean,
  /** Loads the records that a case is compared with. */
  prefetchRecords?: (row: Row, queries: QueryClient) => void,
): void {
  const queries = useQueryClient();
  useEffect(() => {
    // Errors are ignored: opening the case tries again and shows them.
    if (!isSettled || !next) return;
    prefetchRecords?.(next, queries);
    prefetchPictures(caseType, next, queries).catch(() => undefined);
  }, [isSettled, next, caseType, queries, prefetchRecords]);
}

async function prefetchPictures<Row extends object>(
  caseType: CaseType<Row>,
  row: Row,
  queries: QueryClient,
): Promise<void> {
  const { selfie, id } = await queries.fetchQuery(filesQuery(caseType, row));
  for (const file of [selfie, id]) if (file) void queries.prefetchQuery(pictureOf(caseType, file.path));
}
