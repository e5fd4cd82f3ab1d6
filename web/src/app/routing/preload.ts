// Begins what the address needs once the configuration is there, side by side: the shell, the screen and its first calls.
import { begin, type Question } from '@/api/early';
import { takeFirstCalls } from '@/api/first';
import { basePath } from '@/app/config';
import { currentSession, type Session, sameSession } from '@/app/session/store';
import { loadedWhenNeeded } from '@/ui/browser/loaded';
import { recordFirstCalls } from '@/ui/frame/record';
import { mayEnter, visitorOf } from './guards';
import { paths } from './paths';
import { type RouteRecord, routeAt } from './routes';

const { load: loadShell, Screen: Shell } = loadedWhenNeeded(() => import('@/app/shell/Shell'));

export { Shell };

/** For answers that are nearly there: rows are drawn in place of placeholders that would make way for them. */
const SOON_MS = 50;
const soon = () => new Promise<void>((resolve) => setTimeout(resolve, SOON_MS));

/** Its calls are kept, for the next time that the address is opened. */
async function beginScreen(path: string, questions: Question[], session: Session): Promise<void> {
  const isSameSession = sameSession();
  const { search, hash } = location;
  await begin(questions, session.device_id);
  const calls = takeFirstCalls();
  // What follows a # may be somebody's name, and what was asked in a session is gone with it.
  if (calls.length === 0 || hash || !isSameSession()) return;
  const { appName, user_info } = session;
  recordFirstCalls(path, { person: user_info.data.emailaddress, application: appName, search, calls });
}

/** Done when the screen can be drawn at once. What fails now is loaded again, and shown as failed, when it is drawn. */
export async function preloadScreen(routes: RouteRecord[]): Promise<void> {
  const session = currentSession();
  const route = routeAt(routes, location.pathname.slice(basePath.length));
  const loads: unknown[] = [];
  let answered = Promise.resolve();
  if (session && route && route.guard !== 'public') {
    const visitor = visitorOf(session);
    if (mayEnter(route, visitor)) {
      const first = route.first?.(visitor.user);
      if (first) answered = first.then((questions) => beginScreen(route.path, questions, session));
      loads.push(first, route.load());
    }
    loads.push(loadShell());
  } else {
    const screen = route?.guard === 'public' ? route : routeAt(routes, paths.login);
    // What there is beside mocks only is loaded when it is drawn: a production server does not have its file.
    if (screen && !screen.besideMocks) loads.push(screen.load());
  }
  await Promise.allSettled(loads);
  await Promise.race([answered, soon()]);
}
