import 'normalize.css/normalize.css';
import 'virtual:blueprint-first.css';
import './ui/colours.css';
import './ui/base.css';
import './areas/session/login.css';
import { type ComponentType, lazy, type ReactNode, startTransition } from 'react';
import './ui/motion';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { config, loadConfig } from './app/config';
import './app/preferences';
import { preloadScreen } from './app/preload';
import { joinAreas } from './app/routes';
import { signOutLeftover } from './app/session/calls';
import { areas } from './areas';
// Come with the entry script: the sign-in is made of them, and so is the console.
import './app/session/rights';
import './ui/BusyButton';
import './ui/Failure';
import './ui/Field';
import './ui/passwordRules';
import './ui/useFailure';
import { whenIdle } from './ui/afterPaint';
import { CrashPage } from './ui/CrashBoundary';
import { keepFocusInTopDialog, passEscapeToTop } from './ui/dialogFocus';
import { keepDoubleClicksTogether } from './ui/doubleClicks';
import { keepKeysWherePressed } from './ui/keys/heldKeys';
import { ignoreStrayDrops } from './ui/strayDrops';
import { guardBrowserMoves } from './ui/useLeaveGuard';

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
    return (await import('./areas/tester/openLink')).openLink();
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
