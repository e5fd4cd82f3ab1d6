import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '@/api/answer';
import { ListScreen } from '@/app/ListScreen';
import { useListState } from '@/app/listState';
import { toast } from '@/ui/toasts';
import type { Kiosk } from './calls';
import { kioskColumns } from './columns';
import { KioskDialog } from './KioskDialog';
import { kiosksQuery } from './lists';

const rowId = ({ device_hospitalid }: Kiosk) => String(device_hospitalid);

export default function KiosksPage() {
  const list = useListState();
  const kiosks = useQuery(kiosksQuery);
  const close = () => list.onOpen('');
  const { error } = kiosks;
  useEffect(() => {
    // Not the person's own token: that of the service account, which nobody here can renew.
    if (error instanceof ApiError && error.failure === 'signedOut') toast.warning('Invalid access token!');
  }, [error]);
  return (
    <ListScreen
      title="QMS KIOSK"
      name="kiosks"
      list={list}
      query={kiosks}
      columns={kioskColumns}
      rowId={rowId}
      addLabel="Add Terminal"
      searchLabel="Find a terminal"
      empty={{ title: 'No terminal devices found.', isAlert: true }}
    >
      {(opened) => <KioskDialog key={list.open} kiosk={opened} onClose={close} />}
    </ListScreen>
  );
}
