import { answerOf } from '@/api/answer';
import { type Compared, client } from '@/api/client';
import { withoutOmitted } from '@/app/saving/omittedFields';
import type { Remark } from '@/shared/remarks';

type RemarkFields = Pick<Remark, 'remarks' | 'status' | 'reapp_notif'> & { special_instructions: string };

export const formOf = (remark: Remark | undefined): RemarkFields => ({
  remarks: remark?.remarks ?? '',
  special_instructions: remark?.special_instructions ?? '',
  status: remark?.status ?? 'A',
  reapp_notif: remark?.reapp_notif ?? '0',
});

export function addRemark({ remarks, special_instructions, reapp_notif }: RemarkFields, posted_by: string) {
  const Value = { remarks, special_instructions, posted_by, reappnotif: reapp_notif };
  return answerOf(client.POST('/remarks/addition', { body: { Value } }));
}

export function updateRemark(checked: Compared, remark: Remark, changed: RemarkFields) {
  const { reapp_notif, ...fields } = withoutOmitted(changed, remark, { special_instructions: '' });
  const Value = { recordid: remark.recordid, ...fields, reappnotif: reapp_notif };
  return answerOf(client.POST('/remarks/update', { checked, body: { Value } }));
}
