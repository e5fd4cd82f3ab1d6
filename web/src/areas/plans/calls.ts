import type { received } from '#contract';
import { ApiError, answerOf } from '@/api/answer';
import { type Agreed, client } from '@/api/client';
import { fetchWithProgress, type OnProgress } from '@/api/upload';
import { withRetries } from '@/api/withRetries';
import { pictureQuery } from '@/app/picture';
import type { Account } from '@/shared/accounts/calls';
import { base64Of } from '@/ui/files/base64';
import { pictureFrom } from '@/ui/files/pictureFile';
import { extensionOf } from './rules';

type Schemas = received['schemas'];
export type PlanFile = Schemas['PlanFile'];

export const planFilesQuery = ({ acct, contract }: Pick<Account, 'acct' | 'contract'>) => ({
  queryKey: ['plans', 'files', acct, contract],
  queryFn: async () =>
    (await answerOf(client.GET('/plans/files', { params: { header: { CorpAcct: acct, Contract: contract } } }))).data,
});

export const planPictureQuery = (file: PlanFile) =>
  pictureQuery(['plans', 'picture', file.filepath], (signal) => planPicture(file, signal));

async function planPicture({ filename, filepath, fileext }: PlanFile, signal: AbortSignal): Promise<Blob> {
  const body = { Value: { filename, filepath, fileext } };
  const { base64 } = await withRetries(() => answerOf(client.POST('/plans/file', { body, signal })), signal);
  if (base64 === '') throw new ApiError('refused', 'File does not exist.');
  return pictureFrom(base64);
}

interface Upload {
  account: Account;
  filetag: Schemas['FileTag'];
  postedby: string;
  /** A picture that `readPicture` has accepted. */
  picture: File;
}

export async function savePlanFile(
  checked: Agreed,
  { account, filetag, postedby, picture }: Upload,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<void> {
  const { acct, contract, avega } = account;
  const Value = {
    corpacct: acct,
    contract,
    product: !avega,
    filetag,
    postedby,
    fileext: extensionOf(picture),
    base64: await base64Of(picture),
  };
  await answerOf(
    client.POST('/plans/upload', { checked, body: { Value }, signal, fetch: fetchWithProgress(onProgress) }),
  );
}
