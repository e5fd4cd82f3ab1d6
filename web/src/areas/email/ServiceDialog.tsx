import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useReplacingAct } from '@/app/saving/useAct';
import { useSignedIn } from '@/app/session/store';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { PROCEED } from '@/ui/dialogs/question';
import { PostedEdited } from '@/ui/facts/PostedEdited';
import { disabledMessages } from '@/ui/facts/statuses';
import { TextField } from '@/ui/fields/TextField';
import { Failure } from '@/ui/messages/Failure';
import { ActiveField } from './ActiveField';
import { addService, type EmailService, updateService } from './calls';
import { EMAIL_KEY, servicesQuery } from './lists';
import { consequenceOfService, serverIdProblem, serviceForm, serviceSchema } from './rules';

const idOf = ({ recordid }: EmailService) => String(recordid);

export default function ServiceDialog({
  service,
  onClose,
}: {
  service: EmailService | undefined;
  onClose: () => void;
}) {
  const { emailaddress } = useSignedIn().user_info.data;
  const form = useForm({
    resolver: valibotResolver(serviceSchema, { abortEarly: true }),
    defaultValues: serviceForm(service),
  });
  const { act, failure } = useReplacingAct({
    form,
    refresh: EMAIL_KEY,
    replaces: { item: service, idOf, list: servicesQuery, valuesOf: serviceForm },
    disables: service && { field: 'isActive', off: '0', ...disabledMessages(service.emailsrvname) },
    success: service ? 'Server list successfully updated' : 'Server list successfully added',
    refusal: 'warning',
  });
  const problem = service && serverIdProblem(service);
  return (
    <FormDialog
      title={service ? 'Edit Service' : 'Add Service'}
      form={form}
      whyNot={problem}
      onSubmit={(fields) =>
        act(
          fields,
          (written) => ({ ...PROCEED, text: consequenceOfService(written) }),
          (written, by, added) =>
            service
              ? updateService(by, service.recordid, written, emailaddress)
              : addService(added, written, emailaddress),
          onClose,
        )
      }
      onClose={onClose}
    >
      <Failure message={problem ?? failure} />
      <TextField form={form} name="servername" label="Service" maxLength={250} autoComplete="off" autoFocus />
      <ActiveField form={form} name="isActive" />
      {service && (
        <PostedEdited
          posted={{ by: service.postedby, at: service.posted }}
          edited={{ by: service.editby, at: service.edit }}
        />
      )}
    </FormDialog>
  );
}
