import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, useWatch } from 'react-hook-form';
import { useSignedIn } from '@/app/session/store';
import { useReplacingAct } from '@/app/useAct';
import { Failure } from '@/ui/Failure';
import { TextField } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { PostedEdited } from '@/ui/PostedEdited';
import { PROCEED } from '@/ui/question';
import { inactive } from '@/ui/statuses';
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
    resolver: valibotResolver(configSchema, { abortEarly: true }),
    defaultValues: configForm(config),
  });
  const { act, failure } = useReplacingAct({
    form,
    refresh: list.queryKey,
    replaces: { item: config, idOf, list, valuesOf: configForm },
    disables: config && { field: 'active', off: '0', ...inactive(config.key) },
    success: 'Server config successfully added/updated',
    refusal: 'warning',
  });
  const key = useWatch({ control: form.control, name: 'key' });
  const problem = config ? configIdProblem(config) : serverIdProblem(service);
  return (
    <FormDialog
      title={config ? 'Modify Service Configurations' : 'Add Service Configurations'}
      form={form}
      whyNot={problem}
      onSubmit={(fields) =>
        act(
          fields,
          (written) => ({ ...PROCEED, text: consequenceOfConfig(service, written) }),
          (written, by, added) =>
            config
              ? updateConfig(by, config.emailsrvconfigid, written, emailaddress)
              : addConfig(added, service.emailsrvlistid, written, emailaddress),
          onClose,
        )
      }
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
