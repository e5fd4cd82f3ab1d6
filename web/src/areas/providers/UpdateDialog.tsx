import { Callout } from '@blueprintjs/core';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSave } from '@/app/saving/useSave';
import { useSignedIn } from '@/app/session/store';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { PROCEED } from '@/ui/dialogs/question';
import { FactList } from '@/ui/facts/FactList';
import { PostedEdited } from '@/ui/facts/PostedEdited';
import { disabledMessages } from '@/ui/facts/statuses';
import { Failure } from '@/ui/messages/Failure';
import { CeilingFields } from './CeilingFields';
import { type TopProvider, updateProvider } from './calls';
import { providersQuery } from './lists';
import { type CeilingForm, ceilingForm, ceilingSchema, consequence, thisYear, typeOf, yearHint } from './rules';

const idOf = ({ recordid }: TopProvider) => String(recordid);

export default function UpdateDialog({ provider: opened, onClose }: { provider: TopProvider; onClose: () => void }) {
  // The record as it was when the dialog opened, like the values of the form.
  const [provider] = useState(opened);
  const { emailaddress } = useSignedIn().user_info.data;
  const { recordid, code, name } = provider;
  const form = useForm({ resolver: valibotResolver(ceilingSchema), defaultValues: ceilingForm(provider) });
  const { save, failure } = useSave({
    form,
    refresh: providersQuery.queryKey,
    record: { item: provider, idOf, list: providersQuery, valuesOf: ceilingForm },
    undo: { field: 'active', off: false, ...disabledMessages(provider.name) },
    asks: (filled) => ({
      ...PROCEED,
      title: 'Are you sure you want to update this data?',
      text: consequence(name, ceilingOf(filled)),
    }),
    send: (filled, checked) => updateProvider(checked, recordid, ceilingOf(filled), emailaddress),
    onSaved: onClose,
  });
  const year = thisYear();
  const hint = yearHint(provider, year);

  const ceilingOf = ({ facility: _, ...fields }: CeilingForm) => ({ ...fields, year });

  return (
    <FormDialog
      title="Update Facility Auto Approval Ceiling Amount"
      className="two-column-dialog"
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <Failure message={failure} />
      <FactList
        facts={[
          ['Code', code],
          ['Facility', name],
          ['Type', typeOf(provider)],
          ['Year', year],
        ]}
      />
      {hint && (
        <Callout intent="warning" icon={false}>
          {hint}
        </Callout>
      )}
      <CeilingFields form={form} />
      <PostedEdited
        words={['Added', 'Updated']}
        posted={{ by: provider.addedby, at: provider.addeddate }}
        edited={{ by: provider.lastupdateby, at: provider.lastupdatedate }}
      />
    </FormDialog>
  );
}
