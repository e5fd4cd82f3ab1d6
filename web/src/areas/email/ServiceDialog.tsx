import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useSave } from '@/app/saving/useSave';
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
    resolver: valibotResolver(serviceSchema),
    defaultValues: serviceForm(service),
  });
  const { save, failure } = useSave({
    form,
    refresh: EMAIL_KEY,
    record: { item: service, idOf, list: servicesQuery, valuesOf: serviceForm },
    undo: service && { field: 'isActive', off: '0', ...disabledMessages(service.emailsrvname) },
    success: service ? 'Server list successfully updated' : 'Server list successfully added',
    refusal: 'warning',
    asks: (fields) => ({ ...PROCEED, text: consequenceOfService(fields) }),
    send: (fields, checked) =>
      service
        ? updateService(checked, service.recordid, fields, emailaddress)
        : addService(checked, fields, emailaddress),
    onSaved: onClose,
  });
  const problem = service && serverIdProblem(service);
  return (
    <FormDialog
      title={service ? 'Edit Service' : 'Add Service'}
      form={form}
      whyNot={problem}
      onSubmit={save}
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
