// The configuration values of a service: a short table in a dialog, with a form for one value on top.
import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useJustSaved } from '@/app/list/justSaved';
import { listFailure } from '@/app/list/ListTable';
import { useSave } from '@/app/saving/useSave';
import { useSignedIn } from '@/app/session/store';
import { EyeOff, EyeOpen, IconButton } from '@/ui/buttons/icons';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { PROCEED } from '@/ui/dialogs/question';
import { PostedEdited } from '@/ui/facts/PostedEdited';
import { disabledMessages } from '@/ui/facts/statuses';
import { TextField } from '@/ui/fields/TextField';
import { useRestoreFocus } from '@/ui/focus/focusPlace';
import { Failure } from '@/ui/messages/Failure';
import type { Column } from '@/ui/table/columns/columns';
import { DataTable } from '@/ui/table/DataTable';
import { useDataTable } from '@/ui/table/useDataTable';
import type { TableView } from '@/ui/table/view';
import { addConfig, configsQuery, type EmailConfig, type EmailService, updateConfig } from './calls';
import { activeColumn, savedByColumns } from './columns';
import { ActiveField } from './EmailDialogs';
import { configForm, configIdProblem, configSchema, consequenceOfConfig, isSecret, serverIdProblem } from './rules';
import './email.css';

const idOf = ({ emailsrvconfigid }: EmailConfig) => String(emailsrvconfigid);

interface Props {
  service: EmailService;
  list: ReturnType<typeof configsQuery>;
  config: EmailConfig | undefined;
  onClose: () => void;
}

function ConfigDialog({ service, list, config, onClose }: Props) {
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

const FIRST_PAGE: TableView = { page: 1, pageSize: 5, sort: '', hide: '', open: '' };
const NONE: never[] = [];
const MASKED = '••••••••';

const rowId = ({ emailsrvconfigid }: EmailConfig) => String(emailsrvconfigid);

function columnsWith(revealed: readonly number[], onToggle: (config: EmailConfig) => void): Column<EmailConfig>[] {
  const isShown = ({ key, emailsrvconfigid }: EmailConfig) => !isSecret(key) || revealed.includes(emailsrvconfigid);
  const shownValue = (config: EmailConfig) => (isShown(config) ? config.value : MASKED);
  return [
    { key: 'key', title: 'Key', text: ({ key }) => key, width: 22, wraps: true },
    {
      key: 'value',
      title: 'Value',
      text: shownValue,
      cell: (config) =>
        isSecret(config.key) ? (
          <span className="secret">
            <span>{shownValue(config)}</span>
            <IconButton
              size="small"
              label={`${isShown(config) ? 'Hide' : 'Show'} the value of ${config.key}`}
              icon={isShown(config) ? <EyeOff /> : <EyeOpen />}
              onClick={() => onToggle(config)}
            />
          </span>
        ) : (
          config.value
        ),
      width: 32,
      wraps: true,
    },
    activeColumn<EmailConfig>(),
    ...savedByColumns<EmailConfig>(),
  ];
}

export default function ConfigurationsDialog({ service, onClose }: { service: EmailService; onClose: () => void }) {
  const query = configsQuery(service.recordid);
  const configs = useQuery(query);
  const [view, setView] = useState(FIRST_PAGE);
  const onView = (change: Partial<TableView>) => setView((before) => ({ ...before, ...change }));
  const [edited, setEdited] = useState<EmailConfig | 'new'>();
  const [revealed, setRevealed] = useState<readonly number[]>(NONE);
  useRestoreFocus();
  const columns = useMemo(
    () =>
      columnsWith(revealed, ({ emailsrvconfigid: id }) =>
        setRevealed((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id])),
      ),
    [revealed],
  );
  const table = useDataTable<EmailConfig>({
    name: 'email-configs',
    columns,
    rows: configs.data ?? NONE,
    rowId,
    view,
    onView,
  });
  // Goes to the page with the saved value.
  const justSaved = useJustSaved(configs.data, rowId, (config) => {
    const at = table.ordered().findIndex((each) => rowId(each) === rowId(config));
    if (at >= 0) onView({ page: Math.floor(at / view.pageSize) + 1 });
  });
  return (
    <Dialog className="configurations-dialog" title="Service Configurations" isOpen onClose={onClose}>
      <DialogBody>
        <p className="configured">{service.emailsrvname}</p>
        <DataTable
          table={table}
          label="Service Configurations"
          isLoading={configs.isPending}
          failure={listFailure(configs)}
          empty={{ title: 'No configurations', description: 'Add the first key and its value.' }}
          onOpen={setEdited}
          hasFixedRows
          marked={justSaved}
        />
        {edited && (
          <ConfigDialog
            service={service}
            list={query}
            config={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(undefined)}
          />
        )}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Close" onClick={onClose} />
            <Button intent="primary" text="Add Configuration" onClick={() => setEdited('new')} />
          </>
        }
      />
    </Dialog>
  );
}
