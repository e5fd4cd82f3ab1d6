import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ListScreen } from '@/app/list/ListScreen';
import { useListState, useOpenItem } from '@/app/list/listState';
import { useQueryState } from '@/app/routing/query';
import { Cog } from '@/ui/buttons/pageIcons';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import type { Column } from '@/ui/table/columns/columns';
import { actionsColumn } from '@/ui/table/columns/usualColumns';
import { type EmailService, servicesQuery } from './calls';
import { activeColumn, savedByColumns } from './columns';

const ConfigurationsDialog = lazyDialog(() => import('./ConfigurationsDialog'));
const ServiceDialog = lazyDialog(async () => ({ default: (await import('./EmailDialogs')).ServiceDialog }));

const rowId = ({ recordid }: EmailService) => String(recordid);

const columns = (onConfigure: (service: EmailService) => void): Column<EmailService>[] => [
  { key: 'service', title: 'Service', text: ({ emailsrvname }) => emailsrvname, width: 36, wraps: true },
  activeColumn<EmailService>(),
  ...savedByColumns<EmailService>(),
  actionsColumn((service) => [
    {
      label: `Service Configurations of ${service.emailsrvname}`,
      icon: <Cog />,
      onClick: () => onConfigure(service),
    },
  ]),
];

/** The part of the address that names the service whose configurations are open. */
const NONE_CONFIGURED = { configs: '' };

export default function EmailServicesPage() {
  const list = useListState();
  const [{ configs }, setQuery] = useQueryState(NONE_CONFIGURED);
  const services = useQuery(servicesQuery);
  const close = () => list.onOpen('');
  const stopConfiguring = () => setQuery({ configs: '' }, { replace: true });
  const configured = useOpenItem(services.data, rowId, configs, stopConfiguring);
  const shown = useMemo(() => columns((service) => setQuery({ configs: rowId(service) })), [setQuery]);
  return (
    <>
      <ListScreen
        list={{ ...list, name: 'email-services', query: services, columns: shown, rowId }}
        addLabel="Add Service"
        search={{ label: 'Search services' }}
        empty={{ title: 'No existing service list!', description: 'Add a service to send emails.' }}
      >
        {(opened) => <ServiceDialog key={list.open} service={opened} onClose={close} />}
      </ListScreen>
      {configured && list.open === '' && (
        <ConfigurationsDialog key={configs} service={configured} onClose={stopConfiguring} />
      )}
    </>
  );
}
