import { BatchBar } from '@/app/batch/BatchBar';
import { statusActions } from '@/app/batch/statusActions';
import type { SelectionProps } from '@/app/list/ListTable';
import { type Remark, remarksQuery } from '@/shared/remarks';
import { formOf, updateRemark } from './calls';

const actions = statusActions({
  idOf: ({ recordid }: Remark) => String(recordid),
  list: remarksQuery,
  valuesOf: formOf,
  field: 'status',
  on: 'A',
  off: 'D',
  means: (_, isOn) => (isOn ? 'Reviewers can use them again.' : 'Reviewers will not be able to use them.'),
  write: (remark, fields, checked) => updateRemark(checked, remark, fields),
});

export default function RemarksBatch(chosen: SelectionProps<Remark>) {
  return (
    <BatchBar
      {...chosen}
      things={{ one: 'remark', many: 'remarks' }}
      nameOf={({ remarks }) => remarks}
      refresh={remarksQuery.queryKey}
      actions={actions}
    />
  );
}
