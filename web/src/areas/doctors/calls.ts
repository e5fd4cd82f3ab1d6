import { ApiError, answerOf } from '@/api/answer';
import { type Agreed, client } from '@/api/client';
import { rowsOf } from '@/api/rows';
import { withRetries } from '@/api/withRetries';
import type { Application } from './application';
import type { BankDetails } from './bank';

const FILE_MISSING = 'File does not exist.';

export async function search(text: string, signal?: AbortSignal): Promise<Application[]> {
  const params = { header: { SEARCHTEXT: text } };
  const { data } = await answerOf(client.GET('/doctors/search', { params, ...(signal && { signal }) }));
  return data;
}

/** A longer history is not downloaded just to show a number. */
const FEW = 5000;

/** There is no call for one day, and the server sends the whole history. Reading stops, with null, when it is long. */
export async function decidedOn(day: string): Promise<Application[] | null> {
  const decided: Application[] = [];
  let count = 0;
  for await (const rows of rowsOf<Application>(() => client.GET('/doctors/history', { parseAs: 'stream' }))) {
    count += rows.length;
    if (count > FEW) return null;
    decided.push(...rows.filter(({ Approveddate }) => Approveddate?.startsWith(day)));
  }
  return decided;
}

export const exportRows = async () => (await answerOf(client.GET('/doctors/export'))).data;

export const remarks = async () => (await answerOf(client.GET('/doctors/remarks'))).data;

export async function filesOf(doctorId: number) {
  const body = { Value: { doctor_id: doctorId, file_type: 'prcid' } } as const;
  try {
    const { data } = await withRetries(() => answerOf(client.POST('/doctors/files', { body })));
    return data;
  } catch (error) {
    if (error instanceof ApiError && error.message === FILE_MISSING) return [];
    throw error;
  }
}

export async function image(path: string, signal: AbortSignal): Promise<Blob> {
  const request = { params: { header: { ImagePath: path } }, parseAs: 'blob', signal } as const;
  const blob = await withRetries(() => answerOf(client.GET('/media/doctors/image', request)), signal);
  // The contract types it as bytes, but `parseAs` makes it a Blob.
  return blob as unknown as Blob;
}

export interface Decision {
  status: 'A' | 'D';
  remarks: string;
  reapprove_notification: string;
}

export async function saveDecision(
  checked: Agreed,
  application: Application,
  fullname: string,
  decision: Decision,
  approvedBy: string,
) {
  const { Docuser_ID, Email, PRCnumber } = application;
  await answerOf(
    client.POST('/doctors/decision', {
      checked,
      parseAs: 'text',
      body: {
        Value: {
          DOCUSER_ID: Docuser_ID,
          approved_by: approvedBy,
          email: Email,
          fullname,
          prcnumber: PRCnumber,
          ...decision,
        },
      },
    }),
  );
}

export const saveBankDetails = (
  checked: Agreed,
  { DrCode, Email }: Application,
  details: BankDetails,
  postedby: string,
) =>
  answerOf(
    client.POST('/doctors/bank-details', {
      checked,
      body: { Value: { drcode: DrCode, ...details, postedby, email: Email } },
    }),
  );
