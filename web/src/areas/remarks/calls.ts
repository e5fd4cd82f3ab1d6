import { answerOf } from '@/api/answer';
import { client, type Replacing } from '@/api/client';
import type { Remark } from '@/shared/remarks';

export type RemarkFields = Pick<Remark, 'remarks' | 'special_instructions' | 'status' | 'reapp_notif'>;

export function addRemark({ remarks, special_instructions, reapp_notif }: RemarkFields, posted_by: string) {
  const Value = { remarks, special_instructions, posted_by, reappnotif: reapp_notif };
  return answerOf(client.POST('/remarks/addition', { body: { Value } }));
}

export function updateRemark(replacing: Replacing, recordid: number, { reapp_notif, ...fields }: RemarkFields) {
  return answerOf(
    replacing.POST('/remarks/update', { body: { Value: { recordid, ...fields, reappnotif: reapp_notif } } }),
  );
}
