// The bank details of a doctor, copied from the enrolment form. Saving can be repeated until it succeeds.
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useSave } from '@/app/saving/useSave';
import { useSignedIn } from '@/app/session/store';
import { Facts } from '@/shared/review/case/Facts';
import { caseQuery } from '@/shared/review/caseType';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { TextField } from '@/ui/fields/TextField';
import { Failure } from '@/ui/messages/Failure';
import { useJudgedForm } from '@/ui/saving/useJudgedForm';
import { type Application, fullName } from '../application';
import { type BankDetails, bankSchema, inGroups } from '../bank';
import { saveBankDetails } from '../calls';
import { applications } from '../caseType';
import { LISTS_KEY } from '../lists';
import { currentBankDetailsQuery } from '../queries';
import { noteBankSaved } from '../savedBankDetails';

interface Props {
  application: Application;
  /** Says why the bank details are needed. */
  reason: string;
  /** Why they could not be saved without the user. */
  failedBefore?: string | undefined;
  /** The label of the button that closes without saving. */
  cancelLabel?: string;
  /** Lists to fetch again, for a case that stays in them. */
  refresh?: QueryKey;
  onClose: (outcome: 'saved' | 'left' | 'maybeSaved') => void;
}

export const BANK_SAVED = 'Bank account details saved.';
export const BANK_NOT_SAVED = 'Saving bank account details failed.';
export const BANK_MAYBE_SAVED = 'They may have been saved. You can safely save them again.';
const idOf = ({ Docuser_ID }: Application) => String(Docuser_ID);
const valuesOf = ({ bankacct, swiftcode }: Application) => ({ bankacct, swiftcode });

export function BankDialog({ application, reason, failedBefore, cancelLabel, refresh, onClose }: Props) {
  const { emailaddress } = useSignedIn().user_info.data;
  const { DrCode, PRCnumber } = application;
  const queries = useQueryClient();
  const form = useJudgedForm(bankSchema(application), valuesOf(application));
  // Bank details that a colleague has saved meanwhile are not overwritten without asking.
  const { save, failure, maybeDone } = useSave({
    form,
    record: { item: application, idOf, list: currentBankDetailsQuery(application), valuesOf },
    refresh,
    success: BANK_SAVED,
    failed: BANK_NOT_SAVED,
    maybeSaved: BANK_MAYBE_SAVED,
    asks: ({ bankacct, swiftcode }) => ({
      title: `Pay ${fullName(application)} to ${inGroups(bankacct)}?`,
      text: `SWIFT code ${swiftcode}. Compare both with the enrolment form.`,
      confirm: 'Save',
    }),
    send: (details, checked) => saveBankDetails(checked, application, details, emailaddress),
    onSaved: (details) => {
      keepBankDetails(application, details, queries);
      onClose('saved');
    },
  });
  return (
    <FormDialog
      title="Bank account details"
      form={form}
      cancelLabel={cancelLabel}
      listsChanges
      onSubmit={save}
      onClose={() => onClose(maybeDone() ? 'maybeSaved' : 'left')}
    >
      <Failure message={failure ?? failedBefore ?? null} />
      <p>{reason}</p>
      <Facts
        title={fullName(application)}
        facts={[
          ['Doctor Code', DrCode],
          ['PRC Number', PRCnumber],
        ]}
      />
      <TextField
        form={form}
        name="bankacct"
        label="Bank account"
        maxLength={50}
        autoComplete="off"
        spellCheck={false}
        autoFocus
      />
      <output className="bank-number" aria-label="Bank account as it will be saved">
        {inGroups(form.watch('bankacct'))}
      </output>
      <TextField
        form={form}
        name="swiftcode"
        label="SWIFT code"
        maxLength={20}
        autoComplete="off"
        spellCheck={false}
        inCapitals
      />
    </FormDialog>
  );
}

/**
 * Puts saved bank details into the case and the cached lists, so that nobody is asked for them again before the lists
 * are reloaded.
 */
export function keepBankDetails(application: Application, details: BankDetails, queries: QueryClient): void {
  const { Docuser_ID, incremental_id } = application;
  noteBankSaved(application);
  queries.setQueriesData<Application[]>({ queryKey: LISTS_KEY }, (rows) =>
    rows?.map((row) => (row.Docuser_ID === Docuser_ID ? { ...row, ...details } : row)),
  );
  const { queryKey } = caseQuery(applications, incremental_id);
  queries.setQueryData(queryKey, (known) => known && { ...known, ...details });
  void queries.invalidateQueries({ queryKey });
}
