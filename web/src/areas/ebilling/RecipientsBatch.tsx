import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { BatchBar } from '@/app/batch/BatchBar';
import type { BatchAction } from '@/app/batch/runEach';
import { batchReplacement } from '@/app/batch/statusActions';
import { config } from '@/app/config';
import type { SelectionProps } from '@/app/list/ListTable';
import { useSignedIn } from '@/app/session/store';
import { Edit } from '@/ui/buttons/pageIcons';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { SelectField } from '@/ui/fields/SelectField';
import { TextField } from '@/ui/fields/TextField';
import { groupDigits } from '@/ui/texts/counts';
import { type Assignment, assignmentsQuery, updateAssignment } from './calls';
import { fieldsOf, type Replacement, replacementSchema, usesOf, withAddressReplaced } from './replacement';
import { RECIPIENT_LISTS } from './rules';

const LABEL = 'Replace an address';

const replacingAddress = (replacement: Replacement, editor: string): BatchAction<Assignment> => ({
  label: LABEL,
  icon: <Edit />,
  doneWord: 'Changed',
  titled: (count) => `${LABEL} of ${count}`,
  isDone: (row) => !usesOf([row]).has(replacement.from.toLowerCase()),
  others: (count, of) => `${count} of the ${of} selected ${count === 1 ? 'does' : 'do'} not have it.`,
  means: () => `Bills for ${replacement.from} will go to ${replacement.to}.`,
  begin: (agreed) =>
    batchReplacement(
      {
        idOf: ({ eBilling_EAssignID }: Assignment) => String(eBilling_EAssignID),
        list: assignmentsQuery,
        valuesOf: fieldsOf,
        write: ({ eBilling_EAssignID }, recipients, checked) =>
          updateAssignment(checked, eBilling_EAssignID, recipients, editor),
      },
      (recipients) => withAddressReplaced(recipients, replacement),
      agreed,
    ),
});

/** A municipality may have two lists, one for each brand. */
const nameOf = ({ MunicipalName, Avega }: Assignment) =>
  Avega ? `${MunicipalName}, ${config().secondBrand}` : MunicipalName;

interface Asking {
  rows: readonly Assignment[];
  give: (action: BatchAction<Assignment> | null) => void;
}

export default function RecipientsBatch(chosen: SelectionProps<Assignment>) {
  const { emailaddress } = useSignedIn().user_info.data;
  const [asking, setAsking] = useState<Asking | null>(null);
  const actions = useMemo(
    () => [
      {
        label: LABEL,
        icon: <Edit />,
        prepare: (rows: readonly Assignment[]) =>
          new Promise<BatchAction<Assignment> | null>((give) => setAsking({ rows, give })),
      },
    ],
    [],
  );
  const answer = (action: BatchAction<Assignment> | null) => {
    setAsking(null);
    asking?.give(action);
  };
  return (
    <>
      <BatchBar
        {...chosen}
        things={RECIPIENT_LISTS}
        nameOf={nameOf}
        refresh={assignmentsQuery.queryKey}
        actions={actions}
      />
      {asking && (
        <ReplaceAddressDialog
          rows={asking.rows}
          onReady={(replacement) => answer(replacingAddress(replacement, emailaddress))}
          onClose={() => answer(null)}
        />
      )}
    </>
  );
}

interface Props {
  rows: readonly Assignment[];
  onReady: (replacement: Replacement) => void;
  onClose: () => void;
}

/** Replaces an email address in many lists of recipients. */
function ReplaceAddressDialog({ rows, onReady, onClose }: Props) {
  const form = useForm<Replacement>({
    resolver: valibotResolver(replacementSchema),
    defaultValues: { from: '', to: '' },
  });
  const options = [...usesOf(rows).values()].map(({ address, count }) => ({
    value: address,
    label: `${address} (${groupDigits(count)})`,
  }));
  return (
    <FormDialog
      title="Replace an address"
      saveLabel="Continue"
      form={form}
      onSubmit={async (replacement) => onReady(replacement)}
      onClose={onClose}
      asksBeforeClosing={false}
    >
      <SelectField
        form={form}
        name="from"
        label="Address"
        options={[{ value: '', label: 'Select an address' }, ...options]}
        autoFocus
      />
      <TextField form={form} name="to" label="Replace with" type="email" maxLength={250} autoComplete="off" />
    </FormDialog>
  );
}
