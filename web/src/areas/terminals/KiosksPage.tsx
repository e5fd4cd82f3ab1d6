import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ListScreen } from '@/app/list/ListScreen';
import { useListState } from '@/app/list/listState';
import { lazySheet } from '@/app/sheet/lazySheet';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { toast } from '@/ui/messages/toasts';
import { isTokenRefused, type Kiosk, kiosksQuery, TOKEN_REFUSED } from './calls';
import { kioskColumns } from './columns';

const KiosksBatch = lazyDialog(() => import('./KiosksBatch'));
const KioskDialog = lazyDialog(() => import('./KioskDialog'));
const KioskSheet = lazySheet(() => import('./kioskSheet'));

const rowId = ({ device_hospitalid }: Kiosk) => String(device_hospitalid);

export default function KiosksPage() {
  const list = useListState();
  const kiosks = useQuery(kiosksQuery);
  const close = () => list.onOpen('');
  const { error } = kiosks;
  useEffect(() => {
    if (isTokenRefused(error)) toast.warning(TOKEN_REFUSED);
  }, [error]);
  return (
    <ListScreen
      list={{ ...list, name: 'kiosks', query: kiosks, columns: kioskColumns, rowId }}
      addLabel="Add Terminal"
      batch={(chosen) => <KiosksBatch {...chosen} />}
      extra={<KioskSheet />}
      search={{ label: 'Search terminals' }}
      empty={{ title: 'No terminal devices found.', isAlert: true }}
    >
      {(opened) => <KioskDialog key={list.open} kiosk={opened} onClose={close} />}
    </ListScreen>
  );
}
