import { Button } from '@blueprintjs/core';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQuery } from '@tanstack/react-query';
import { type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { messageOf } from '@/api/answer';
import { useSave } from '@/app/saving/useSave';
import { useSignedIn } from '@/app/session/store';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { PROCEED } from '@/ui/dialogs/question';
import { PostedEdited } from '@/ui/facts/PostedEdited';
import { disabledMessages, YES_NO } from '@/ui/facts/statuses';
import { SelectField } from '@/ui/fields/SelectField';
import { TextField } from '@/ui/fields/TextField';
import { Failure } from '@/ui/messages/Failure';
import {
  addService,
  addUrl,
  EMAIL_KEY,
  type EmailService,
  type EmailUrl,
  servicesQuery,
  updateService,
  updateUrl,
  urlsQuery,
} from './calls';
import {
  consequenceOfService,
  consequenceOfUrl,
  serverIdProblem,
  serviceForm,
  serviceSchema,
  servicesToChoose,
  urlForm,
  urlSchema,
} from './rules';

const CHOICES = [{ value: '', label: 'Select' }, ...YES_NO];

/** Has no default when adding, because the user has to decide whether it is used at once. */
export function ActiveField<Values extends FieldValues>(props: {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
}) {
  return <SelectField {...props} label="Active" options={CHOICES} />;
}

const urlId = ({ emailsrvurlid }: EmailUrl) => String(emailsrvurlid);

export default function UrlDialog({ url, onClose }: { url: EmailUrl | undefined; onClose: () => void }) {
  const { emailaddress } = useSignedIn().user_info.data;
  const services = useQuery(servicesQuery);
  const form = useForm({
    resolver: valibotResolver(urlSchema),
    defaultValues: urlForm(url),
  });
  const { save, failure } = useSave({
    form,
    refresh: EMAIL_KEY,
    record: { item: url, idOf: urlId, list: urlsQuery, valuesOf: urlForm },
    success: url ? 'Server URL successfully updated' : 'App URL successfully added',
    refusal: 'warning',
    asks: (fields) => ({ ...PROCEED, text: consequenceOfUrl(fields) }),
    send: (fields, checked) =>
      url ? updateUrl(checked, url.emailsrvurlid, fields, emailaddress) : addUrl(checked, fields, emailaddress),
    onSaved: onClose,
  });
  return (
    <FormDialog title={url ? 'Modify API Service' : 'Add API Service'} form={form} onSubmit={save} onClose={onClose}>
      <Failure message={failure} />
      {services.isLoadingError && (
        <>
          <Failure message={`The services could not be loaded. ${messageOf(services.error)}`} />
          <Button text="Try again" onClick={() => void services.refetch()} />
        </>
      )}
      <TextField form={form} name="appname" label="App Name" maxLength={250} autoComplete="off" autoFocus />
      <TextField form={form} name="apicode" label="API Code" maxLength={250} autoComplete="off" />
      <TextField form={form} name="url" label="End point" type="url" maxLength={250} autoComplete="off" />
      <SelectField form={form} name="emailsrvlistid" label="Service" options={servicesToChoose(services.data, url)} />
      {url && <PostedEdited posted={{ by: url.postedby, at: url.posted }} edited={{ by: url.editby, at: url.edit }} />}
    </FormDialog>
  );
}

const serviceId = ({ recordid }: EmailService) => String(recordid);

export function ServiceDialog({ service, onClose }: { service: EmailService | undefined; onClose: () => void }) {
  const { emailaddress } = useSignedIn().user_info.data;
  const form = useForm({
    resolver: valibotResolver(serviceSchema),
    defaultValues: serviceForm(service),
  });
  const { save, failure } = useSave({
    form,
    refresh: EMAIL_KEY,
    record: { item: service, idOf: serviceId, list: servicesQuery, valuesOf: serviceForm },
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
