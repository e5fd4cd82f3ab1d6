import 'normalize.css/normalize.css';
import 'virtual:blueprint-first.css';
import './ui/base.css';
import { lazy } from 'react';
import './ui/motion';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { loadConfig } from './app/config';
import './app/preferences';
import { preloadScreen } from './app/preload';
import { joinAreas } from './app/routes';
import { signOutLeftover } from './app/session/calls';
import { areas } from './areas';
import { CrashPage } from './ui/CrashBoundary';
import { keepFocusInTopDialog } from './ui/dialogFocus';
import { keepKeysWherePressed } from './ui/keys/heldKeys';

const TesterPanel = lazy(() => import('./areas/tester/TesterPanel'));
const joined = joinAreas(areas);
const root = createRoot(document.getElementById('root') as HTMLElement);

preloadScreen(joined.routes);
keepKeysWherePressed();
keepFocusInTopDialog();
signOutLeftover();
loadConfig().then(
  () => root.render(<App areas={joined} TesterPanel={TesterPanel} />),
  () => root.render(<CrashPage />),
);
