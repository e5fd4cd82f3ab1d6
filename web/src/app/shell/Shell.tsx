// Around every screen of a signed-in person: the layout of their application, the device check and the idle warning.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useDeviceCheck } from '../session/device';
import { useSignedIn } from '../session/store';
import { IdleWarning } from './IdleWarning';
import { SideLayout } from './SideLayout';
import { TopLayout } from './TopLayout';
import 'virtual:blueprint-later.css';
import './shell.css';

// A call is made again only where the specification says so, by the call itself.
const newQueries = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });

function DeviceCheck() {
  useDeviceCheck();
  return null;
}

export default function Shell({ children }: { children: ReactNode }) {
  const { appName, user_info, device_id } = useSignedIn();
  // A new one for each sign-in: what one person has loaded is never shown to the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the device id is what each sign-in makes anew.
  const queries = useMemo(newQueries, [device_id]);
  const Layout = appName === 'AGORA' ? SideLayout : TopLayout;
  return (
    <QueryClientProvider client={queries}>
      <div className="brand" data-brand={user_info.data.productavega_tag ? 'first' : 'second'}>
        {/* biome-ignore lint/a11y/useValidAnchor: it does lead to a place of this page. */}
        <a className="skip-link" href="#content" onClick={skipToContent}>
          Skip to the content
        </a>
        <Layout>
          <main id="content" tabIndex={-1}>
            {children}
          </main>
        </Layout>
      </div>
      <DeviceCheck />
      <IdleWarning />
    </QueryClientProvider>
  );
}

/** By hand: with a base path in the page, the fragment alone would lead to another address. */
function skipToContent(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
