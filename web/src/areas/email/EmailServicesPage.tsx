import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ListScreen } from '@/app/ListScreen';
import { useListState } from '@/app/listState';
import { useQueryState } from '@/app/query';
import { useOpened } from '@/app/useOpened';
import { Cog } from '@/ui/icons';
import { actionsColumn } from '@/ui/table/actionsColumn';
import type { Column } from '@/ui/table/columns';
import { ConfigurationsDialog } from './ConfigurationsDialog';
import type { EmailService } from './calls';
import { activeColumn, savedBy } from './columns';
import { servicesQuery } from './lists';
import { ServiceDialog } from './ServiceDialog';

const rowId = ({ recordid }: EmailService) => String(recordid);

const columns = (onConfigure: (service: EmailService) => void): Column<EmailService>[] => [
  { key: 'service', title: 'Service', text: ({ emailsrvname }) => emailsrvname, width: 36, wraps: true },
  activeColumn<EmailService>(),
  ...savedBy<EmailService>(),
  actionsColumn((service) => [
    {
      label: `Service Configurations of ${service.emailsrvname}`,
      icon: <Cog />,
      onClick: () => onConfigure(service),
    },
  ]),
];

/** The service whose configurations are open. */
const NONE_CONFIGURED = { of: '' };

export default function EmailServicesPage() {
  const list = useListState();
  const [{ of }, setQuery] = useQueryState(NONE_CONFIGURED);
  const services = useQuery(servicesQuery);
  const close = () => list.onOpen('');
  const stopConfiguring = () => setQuery({ of: '' }, { replace: true });
  const opened = useOpened(services.data, rowId, list.open, close);
  const configured = useOpened(services.data, rowId, of, stopConfiguring);
  const shown = useMemo(() => columns((service) => setQuery({ of: rowId(service) })), [setQuery]);
  return (
    <ListScreen
      title="Email Maintenance Configuration"
      name="email-services"
      list={list}
      query={services}
      columns={shown}
      rowId={rowId}
      addLabel="Add Service"
      searchLabel="Find a service"
      empty={{ title: 'No existing service list!', description: 'As long as there is none, no e-mail can be sent.' }}
    >
      {(opened || list.open === 'new') && <ServiceDialog key={list.open} service={opened} onClose={close} />}
      {configured && <ConfigurationsDialog key={of} service={configured} onClose={stopConfiguring} />}
    </ListScreen>
  );
}
