import { ApiError, answerOf } from '@/api/answer';
import { type Agreed, client } from '@/api/client';
import { withRetries } from '@/api/withRetries';
import { shownDay } from '@/ui/texts/days';
import { type FileType, fromDecided, type PictureTag, type Registration } from './registration';

const FILE_MISSING = 'File does not exist.';

export interface HistoryRange {
  from: string;
  to: string;
  filterBy: 'APPROVED' | 'POSTED';
  reapproved: boolean;
}

export async function history({ from, to, filterBy, reapproved }: HistoryRange): Promise<Registration[]> {
  const header = {
    DateFrom: shownDay(from),
    DateTo: shownDay(to),
    FilterBy: filterBy,
    Reapprove: reapproved ? 'TRUE' : 'FALSE',
  } as const;
  const { data } = await answerOf(client.GET('/kyc/history', { params: { header } }));
  return data.map(fromDecided);
}

export async function search(text: string, signal?: AbortSignal): Promise<Registration[]> {
  const params = { header: { SEARCHTEXT: text } };
  const { data } = await answerOf(client.GET('/kyc/search', { params, ...(signal && { signal }) }));
  return data.map(fromDecided);
}

export async function coreMember(accountno: string, signal?: AbortSignal) {
  const { data } = await withRetries(
    () => answerOf(client.GET('/kyc/member', { params: { header: { AccountNo: accountno } } })),
    signal,
  );
  return data;
}

export async function companyRecords(accountno: string) {
  const { data } = await answerOf(client.GET('/kyc/company-records', { params: { header: { Account: accountno } } }));
  return data;
}

/** A feature that the server does not know is off. Any other failure leaves it unknown, and is thrown. */
export async function isFeatureOn(name: string): Promise<boolean> {
  const call = client.GET('/session/feature-flag', { params: { header: { Name: name } } });
  try {
    const { data } = await answerOf(call);
    return data?.is_active ?? false;
  } catch (error) {
    const isRefused = error instanceof ApiError && error.failure === 'refused';
    if (isRefused && (await call).response.status === 404) return false;
    throw error;
  }
}

export interface SubmittedFile {
  /** The server's name for it, under which a rotated picture is saved. */
  tag: PictureTag;
  path: string;
  filename: string;
  filetype: FileType;
  /** Whether the file is in SharePoint; this decides which call saves a rotated picture. */
  sharepoint: boolean;
}

/** From the file store of the AXA domain, or from the provider's own one. */
export async function filesOf(memberId: number, filetype: FileType, axaDomain: boolean): Promise<SubmittedFile[]> {
  const body = { Value: { member_id: memberId, file_type: filetype } };
  try {
    const { data, sharepoint } = await withRetries(() =>
      answerOf(axaDomain ? client.POST('/kyc/axa-domain/files', { body }) : client.POST('/kyc/files', { body })),
    );
    const isInSharePoint = sharepoint ?? false;
    return data.map(({ tag, path, filename }) => ({ tag, path, filename, filetype, sharepoint: isInSharePoint }));
  } catch (error) {
    if (error instanceof ApiError && error.message === FILE_MISSING) return [];
    throw error;
  }
}

export async function image(path: string, signal: AbortSignal): Promise<Blob> {
  const request = { params: { header: { ImagePath: path } }, parseAs: 'blob', signal } as const;
  const blob = await answerOf(client.GET('/media/kyc/image', request));
  // The contract types it as bytes, but `parseAs` makes it a Blob.
  return blob as unknown as Blob;
}

export async function saveImage(registration: Registration, file: SubmittedFile, base64: string): Promise<void> {
  const { recordid, avegatag, accountno } = registration;
  const details = {
    recordid,
    avega: avegatag,
    accountno,
    filename: file.filename,
    filepath: file.path,
    filetype: file.filetype,
    filetag: file.tag,
  };
  await answerOf(
    file.sharepoint
      ? client.POST('/kyc/image', { body: { ImageBase64: base64, ImageDetails: details } })
      : client.POST('/media/kyc/image/form', {
          body: { base64, Image_datails: JSON.stringify(details) },
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          bodySerializer: (fields) => new URLSearchParams(fields),
        }),
  );
}

export interface Decision {
  status: 'A' | 'D';
  remarks: string;
  special_instructions: string;
  reapprove_notification: '0' | '1';
}

interface Decided {
  registration: Registration;
  fullname: string;
}

const withReason = (despite: string | undefined) => despite && { params: { header: { 'Decision-Reason': despite } } };

export async function saveDecision(
  checked: Agreed,
  { registration, fullname }: Decided,
  decision: Decision,
  approved_by: string,
  despite?: string,
) {
  const { recordid, email } = registration;
  await answerOf(
    client.POST('/kyc/decision', {
      checked,
      ...withReason(despite),
      parseAs: 'text',
      body: { Value: { memberid: recordid, approved_by, fullname, email, ...decision } },
    }),
  );
}

export async function reapprove(checked: Agreed, { registration, fullname }: Decided, despite?: string) {
  const { recordid, email } = registration;
  const body = { Value: { memberid: recordid, email, fullname } };
  await answerOf(client.POST('/kyc/reapproval', { checked, ...withReason(despite), body }));
}
