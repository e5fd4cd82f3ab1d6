import type { received } from '#contract';
import type { UploadType } from '#wire/pictureTypes';
import { ApiError, answerOf } from '@/api/answer';
import { type Agreed, type Compared, client } from '@/api/client';
import { fetchWithProgress, type OnProgress } from '@/api/upload';
import { withRetries } from '@/api/withRetries';
import { pictureQuery } from '@/app/picture';
import { base64Of, bytesOf } from '@/ui/files/base64';
import { pictureFrom } from '@/ui/files/pictureFile';

type Schemas = received['schemas'];
export type CardAccount = Required<Pick<Schemas['CardAccount'], 'label' | 'membacct' | 'contract' | 'avega'>>;
export type Label = Schemas['Label'];
export type Style = Schemas['Style'];
export type SampleMember = Schemas['SampleMember'];

export const NO_CARD = 'Customized digicard not found.';
export const NO_MEMBER = 'This account has no sample member';

/** The prefix of all query keys of an account's card. */
export const cardKey = (corpacct: string) => ['digicard', 'card', corpacct];

const ofAccount = (corpacct: string) => ({ params: { header: { corpacct } } });

export const labelsQuery = (corpacct: string) => ({
  queryKey: [...cardKey(corpacct), 'labels'],
  queryFn: async () => (await answerOf(client.GET('/digicard/labels', ofAccount(corpacct)))).data,
});

/** A list with one style, or none while the account has no card of its own. */
export const styleQuery = (corpacct: string) => ({
  queryKey: [...cardKey(corpacct), 'style'],
  queryFn: async () => (await answerOf(client.GET('/digicard/style', ofAccount(corpacct)))).data,
});

/** Null when no member can serve as a sample. A server that lists labels alone knows the member by the account. */
export const memberQuery = (corpacct: string, { membacct, contract }: CardAccount) => ({
  queryKey: [...cardKey(corpacct), 'member', membacct, contract],
  queryFn: async () => {
    const params = { header: { corpacct, ...(membacct && { membacct }), ...(contract && { contract }) } };
    return (await answerOf(client.GET('/digicard/member', { params }))).data[0] ?? null;
  },
});

/** `upload` distinguishes a new image from an earlier one at the same path. */
export const imageQuery = (
  { filename, filepath, filetype }: Pick<Style, 'filename' | 'filepath' | 'filetype'>,
  upload: number,
) =>
  pictureQuery(['digicard', 'image', filepath ?? '', upload], async (signal) => {
    // The style may lack the path of its image.
    if (!filename || !filepath || !filetype) throw new ApiError('refused', NO_CARD);
    const body = { Value: { filename, filepath, filetype } };
    const { base64 } = await withRetries(() => answerOf(client.POST('/digicard/image', { body, signal })), signal);
    if (base64 === '') throw new ApiError('refused', NO_CARD);
    return pictureFrom(base64);
  });

export type LabelFields = Pick<Label, 'label' | 'fieldval'> & { position: number };

export const addLabel = (checked: Agreed, corpacct: string, fields: LabelFields, postedby: string) =>
  answerOf(client.POST('/digicard/labels/addition', { checked, body: { Value: { corpacct, ...fields, postedby } } }));

/** `prevPosition` is the position before the change. */
export function updateLabel(
  checked: Agreed & Compared,
  corpacct: string,
  label: Label,
  prevPosition: number | null,
  editedby: string,
) {
  return answerOf(
    client.POST('/digicard/labels/update', {
      checked,
      body: { Value: { ...label, corpacct, prevPosition, editedby } },
    }),
  );
}

export type Flags = Pick<
  Style,
  'isBoldFullname' | 'isBoldCompany' | 'isBoldOtherLabel' | 'isBoldOtherValue' | 'isVisibleSelfie'
>;

export const updateStyle = (checked: Agreed & Compared, recordid: number, flags: Flags, editedby: string) =>
  answerOf(client.POST('/digicard/style/update', { checked, body: { Value: { recordid, ...flags, editedby } } }));

/** Replaces the image of the card, if one is shown, or creates the account's first card. */
export async function uploadCard(
  checked: Agreed,
  corpacct: string,
  before: Style | undefined,
  isShown: boolean,
  image: File,
  postedby: string,
  onProgress: OnProgress,
) {
  const Value = {
    corpacct,
    is_exist: isShown,
    in_comp: before?.in_comp ?? false,
    filename: sentName(image),
    filepath: before?.filepath ?? '',
    filetype: image.type as Schemas['PictureType'],
    postedby,
    base64: await base64Of(image),
  };
  onProgress(0);
  return answerOf(client.POST('/digicard/upload', { checked, body: { Value }, fetch: fetchWithProgress(onProgress) }));
}

/** Returns the bytes of a PDF. */
export async function createSample(corpacct: string, { membacct, contract }: CardAccount, signal: AbortSignal) {
  const body = { Value: { corpacct, membacct, contract } };
  const { base64 } = await answerOf(client.POST('/digicard/sample', { body, signal }));
  return bytesOf(base64).buffer;
}

const LONGEST = 250;
/** Characters that could be read as a path, or that show a name in another order than it is read in. */
const MISLEADING = /[\p{Cc}\p{Bidi_Control}\\/:%]/gu;
const EXTENSIONS = { 'image/png': /\.png$/i, 'image/jpeg': /\.jpe?g$/i };

/** The file name for the server, with the extension of the picture's type. A long name loses its beginning. */
export function sentName({ name, type }: Pick<File, 'name' | 'type'>): string {
  const ofType = type as UploadType;
  const whole = EXTENSIONS[ofType].test(name) ? name : `${name}.${ofType === 'image/png' ? 'png' : 'jpg'}`;
  return whole
    .replace(MISLEADING, '_')
    .slice(-LONGEST)
    .replace(/^[\s.]+/, '');
}
