import 'normalize.css/normalize.css';
import 'virtual:blueprint-first.css';
import './ui/browser/colours.css';
import './ui/browser/base.css';
import './areas/session/login.css';
import { type ComponentType, lazy, type ReactNode, startTransition } from 'react';
import './ui/browser/motion';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { config, loadConfig } from './app/config';
import './app/preferences';
import { preloadScreen } from './app/routing/preload';
import { joinAreas } from './app/routing/routes';
import { signOutLeftover } from './app/session/calls';
import { areas } from './areas';
// Come with the entry script: the sign-in is made of them, and so is the console.
import './app/session/rights';
import './ui/buttons/BusyButton';
import './ui/messages/Failure';
import './ui/fields/Field';
import './ui/proofs/passwordRules';
import './ui/saving/useFailure';
import { whenIdle } from './ui/browser/afterPaint';
import { keepDoubleClicksTogether } from './ui/buttons/doubleClicks';
import { keepFocusInTopDialog, passEscapeToTop } from './ui/dialogs/dialogFocus';
import { ignoreStrayDrops } from './ui/files/strayDrops';
import { keepKeysWherePressed } from './ui/keys/heldKeys';
import { CrashPage } from './ui/messages/CrashBoundary';
import { guardBrowserMoves } from './ui/saving/useLeaveGuard';

const idle = () => new Promise<void>((resolve) => whenIdle(resolve));
const NoPanel = { default: () => null };
// Without a network it is missing, and nothing else is.
const TesterPanel = lazy<ComponentType>(() =>
  idle().then(() => import('./areas/tester/TesterPanel').catch(() => NoPanel)),
);
const joined = joinAreas(areas);
const testerCommands = async (text: string) =>
  (await import('./areas/tester/commands')).testerCommands(joined.routes, text);
const helpTexts = () => import('./areas/help');
const root = createRoot(document.getElementById('root') as HTMLElement);

keepKeysWherePressed();
keepFocusInTopDialog();
passEscapeToTop();
keepDoubleClicksTogether();
guardBrowserMoves();
ignoreStrayDrops();

/** What the page has asked for itself holds up no script: without it, what is drawn would jump. */
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
  // A tester's link says in which state an address is opened: until it is, nothing is asked for.
  if (config().mode === 'mock' && location.hash.startsWith('#tester?'))
    return (await import('./areas/tester/links/openLink')).openLink();
  signOutLeftover();
  await Promise.all([preloadScreen(joined.routes), styles]);
  return <App areas={joined} TesterPanel={TesterPanel} testerCommands={testerCommands} helpTexts={helpTexts} />;
}

// Drawn once what the address needs is there: a sign of loading, once shown, stays for 300 ms.
begin().then(
  // In slices, between which the browser can answer whoever clicks.
  (page) => startTransition(() => root.render(page)),
  () => root.render(<CrashPage />),
);
