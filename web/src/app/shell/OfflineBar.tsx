import { useSyncExternalStore } from 'react';
import { isOffline, onNetworkChange } from '@/api/offline';

export function OfflineBar() {
  if (!useSyncExternalStore(onNetworkChange, isOffline)) return null;
  return (
    <div className="offline-bar" role="status">
      You are offline. Changes cannot be saved.
    </div>
  );
}
