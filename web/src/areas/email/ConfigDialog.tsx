import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, useWatch } from 'react-hook-form';
import { useSave } from '@/app/saving/useSave';
import { useSignedIn } from '@/app/session/store';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { PROCEED } from '@/ui/dialogs/question';
import { PostedEdited } from '@/ui/facts/PostedEdited';
import { disabledMessages } from '@/ui/facts/statuses';
import { TextField } from '@/ui/fields/TextField';
import { Failure } from '@/ui/messages/Failure';
import { ActiveField } from './ActiveField';
import { addConfig, type configsQuery, type EmailConfig, type EmailService, updateConfig } from './calls';
import { configForm, configIdProblem, configSchema, consequenceOfConfig, isSecret, serverIdProblem } from './rules';

const idOf = ({ emailsrvconfigid }: EmailConfig) => String(emailsrvconfigid);

interface Props {
  service: EmailService;
  list: ReturnType<typeof configsQuery>;
  config: EmailConfig | undefined;
  onClose: () => void;
}

export function ConfigDialog({ service, list, config, onClose }: Props) {
  const { emailaddress } = useSignedIn().user_info.data;
  const form = useForm({
    resolver: valibotResolver(configSchema),
    defaultValues: configForm(config),
  });
  const { save, failure } = useSave({
    form,
    refresh: list.queryKey,
    record: { item: config, idOf, list, valuesOf: configForm },
    undo: config && { field: 'active', off: '0', ...disabledMessages(config.key) },
    success: 'Server config successfully added/updated',
    refusal: 'warning',
    asks: (fields) => ({ ...PROCEED, text: consequenceOfConfig(service, fields) }),
    send: (fields, checked) =>
      config
        ? updateConfig(checked, config.emailsrvconfigid, fields, emailaddress)
        : addConfig(checked, service.emailsrvlistid, fields, emailaddress),
    onSaved: onClose,
  });
  const key = useWatch({ control: form.control, name: 'key' });
  const problem = config ? configIdProblem(config) : serverIdProblem(service);
  return (
    <FormDialog
      title={config ? 'Modify Service Configurations' : 'Add Service Configurations'}
      form={form}
      whyNot={problem}
      onSubmit={save}
      onClose={onClose}
    >
      <Failure message={problem ?? failure} />
      <TextField form={form} name="key" label="Key" maxLength={250} autoComplete="off" autoFocus />
      <TextField
        form={form}
        name="value"
        label="Value"
        type={isSecret(key) || (config && isSecret(config.key)) ? 'password' : 'text'}
        maxLength={1000}
        autoComplete="off"
      />
      <ActiveField form={form} name="active" />
      {config && (
        <PostedEdited
          posted={{ by: config.postedby, at: config.posted }}
          edited={{ by: config.editby, at: config.edit }}
        />
      )}
    </FormDialog>
  );
}
