import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSave } from '@/app/saving/useSave';
import { useSignedIn } from '@/app/session/store';
import { AccountName } from '@/shared/accounts/AccountName';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { FactList } from '@/ui/facts/FactList';
import { PostedEdited } from '@/ui/facts/PostedEdited';
import { SelectField } from '@/ui/fields/SelectField';
import { Failure } from '@/ui/messages/Failure';
import { updateConfig } from './calls';
import { accountConfigsQuery, CONFIGS_KEY, type Config } from './lists';
import { changedSchema, configForm, TYPES } from './rules';
import { NAMES, ValueFields } from './ValueFields';

const idOf = ({ AcctApp_ConfigurationId }: Config) => String(AcctApp_ConfigurationId);

export default function ConfigDialog({ config: opened, onClose }: { config: Config; onClose: () => void }) {
  // The record as it was when the dialog opened, like the values of the form.
  const [config] = useState(opened);
  const { emailaddress } = useSignedIn().user_info.data;
  const form = useForm({ resolver: valibotResolver(changedSchema), defaultValues: configForm(config) });
  const { save, failure } = useSave({
    form,
    refresh: CONFIGS_KEY,
    record: { item: config, idOf, list: accountConfigsQuery(config.CorpAcct), valuesOf: configForm },
    success: 'RCS config updated successfully.',
    failed: 'Error updating RCS config.',
    asks: ({ Type, Value }) => ({
      title: `Change the eRCS validity of ${config.Company}?`,
      confirm: 'Change',
      text: `For everyone in ${config.CorpAcct}, ${config.Company}: ${Type} will be ${Value}.`,
    }),
    send: (fields, checked) => updateConfig(checked, config, fields, emailaddress),
    onSaved: onClose,
  });
  return (
    <FormDialog title="Edit RCS Config" className="two-column-dialog" form={form} onSubmit={save} onClose={onClose}>
      <Failure message={failure} />
      <FactList
        facts={[
          ['Account', config.CorpAcct],
          [
            'Company',
            <AccountName key={config.CorpAcct} account={{ acct: config.CorpAcct }} company={config.Company} />,
          ],
        ]}
      />
      <SelectField form={form} name="Type" label="Type" options={TYPES} autoFocus />
      <ValueFields form={form} names={NAMES} />
      <PostedEdited posted={{ by: config.PostedBy, at: null }} edited={{ by: config.EditedBy, at: null }} />
    </FormDialog>
  );
}
