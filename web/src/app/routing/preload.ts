// Loads in parallel what the address needs once the configuration is there: the shell, the screen and its first calls.
import { takeFirstCalls } from '@/api/firstCalls';
import { basePath } from '@/app/config';
import { currentSession, onSessionEnd, type Session } from '@/app/session/store';
import { loadedWhenNeeded } from '@/ui/browser/lazyComponents';
import { forgetFrames, recordFirstCalls } from '@/ui/frame/record';
import { mayEnter, visitorOf } from './guards';
import { paths } from './paths';
import { type RouteRecord, routeAt, type ScreenQuery } from './routes';

const { load: loadShell, Screen: Shell } = loadedWhenNeeded(() => import('@/app/shell/Shell'));

export { Shell };

onSessionEnd(forgetFrames);

/** Waits a moment for answers that are almost there, so that rows are drawn at once rather than placeholders. */
const SOON_MS = 50;
const soon = () => new Promise<void>((resolve) => setTimeout(resolve, SOON_MS));

/** Starts the screen's first calls, and records them for the next time that the address is opened. */
async function beginScreen(path: string, first: Promise<ScreenQuery[]>, session: Session): Promise<void> {
  const isSameSession = () => currentSession()?.device_id === session.device_id;
  const { search, hash } = location;
  const [questions, { startEarlyQueries }] = await Promise.all([first, import('@/app/shell/queries')]);
  if (!isSameSession()) return;
  await startEarlyQueries(questions, session.device_id);
  const calls = takeFirstCalls();
  // The hash may contain a person's name, and calls of a session that has ended must not be kept.
  if (calls.length === 0 || hash || !isSameSession()) return;
  const { appName, user_info } = session;
  recordFirstCalls(path, { person: user_info.data.emailaddress, application: appName, search, calls });
}

/**
 * Resolves when the screen can be drawn at once. Failures are ignored here: what failed is loaded again when it is
 * drawn.
 */
export async function preloadScreen(routes: RouteRecord[]): Promise<void> {
  const session = currentSession();
  const route = routeAt(routes, location.pathname.slice(basePath.length));
  const loads: unknown[] = [];
  let answered = Promise.resolve();
  if (session && route && route.guard !== 'public') {
    const visitor = visitorOf(session);
    if (mayEnter(route, visitor)) {
      const first = route.first?.(visitor.user);
      if (first) answered = beginScreen(route.path, first, session);
      loads.push(first, route.load());
    }
    loads.push(loadShell());
  } else {
    const screen = route?.guard === 'public' ? route : routeAt(routes, paths.login);
    // Screens that exist only beside the mocks are loaded when drawn, because production has no file for them.
    if (screen && !screen.besideMocks) loads.push(screen.load());
  }
  await Promise.allSettled(loads);
  await Promise.race([answered, soon()]);
}
