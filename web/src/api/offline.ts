// Whether the browser is offline. Nothing that changes anything is sent then, so that the user can be sure of it.

/**
 * A page that has been loaded has reached its server, also on a computer without a network. So only a network that is
 * lost later counts.
 */
let hasLostNetwork = false;
globalThis.addEventListener?.('offline', () => {
  hasLostNetwork = true;
});

export const isOffline = (): boolean => hasLostNetwork && !navigator.onLine;

export function onNetworkChange(listener: () => void): () => void {
  window.addEventListener('offline', listener);
  window.addEventListener('online', listener);
  return () => {
    window.removeEventListener('offline', listener);
    window.removeEventListener('online', listener);
  };
}
