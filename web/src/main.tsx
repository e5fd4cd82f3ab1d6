import 'normalize.css/normalize.css';
import 'virtual:blueprint.css';
import './ui/browser/colours.css';
import './ui/browser/base.css';
import { type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { config, loadConfig } from './app/config';
import './app/preferences';
import { preloadScreen } from './app/routing/preload';
import { joinAreas } from './app/routing/routes';
import { signOutLeftover } from './app/session/calls';
import { areas } from './areas';
import { loadedWhenIdle } from './ui/browser/lazyComponents';
import { preparePage } from './ui/browser/preparePage';
import { CrashPage } from './ui/messages/CrashBoundary';

const TesterPanel = loadedWhenIdle(() => import('./areas/tester/TesterPanel'));
const joined = joinAreas(areas, () => import('./areas/accountParts'));
const testerCommands = async (text: string) =>
  (await import('./areas/tester/commands')).testerCommands(joined.routes, text);
const helpTexts = () => import('./areas/help');
const root = createRoot(document.getElementById('root') as HTMLElement);

preparePage();

/** Waits only for stylesheets. Scripts need not wait, but a page drawn without its styles would jump. */
async function loadStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const onItsWay = links.filter(({ sheet }) => sheet === null);
  await Promise.all(
    onItsWay.map(
      (link) => new Promise((resolve) => ['load', 'error'].map((end) => link.addEventListener(end, resolve))),
    ),
  );
}

async function begin(): Promise<ReactNode> {
  const styles = loadStyles();
  await loadConfig();
  // A tester's link carries a state to set up, so the console makes no calls before that state is in place.
  if (config().mode === 'mock' && location.hash.startsWith('#tester?'))
    return (await import('./areas/tester/links/openLink')).openLink();
  signOutLeftover();
  await Promise.all([preloadScreen(joined.routes), styles]);
  return <App areas={joined} TesterPanel={TesterPanel} testerCommands={testerCommands} helpTexts={helpTexts} />;
}

// The first render waits for what the address needs, because React shows a loading fallback for at least 300 ms.
begin().then(
  // A transition renders in slices, between which the browser can react to clicks.
  (page) => startTransition(() => root.render(page)),
  () => root.render(<CrashPage />),
);
