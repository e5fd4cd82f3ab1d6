// Begins what the address needs once the configuration is there, side by side: the shell, the screen and its first calls.
import { begin } from '@/api/early';
import { loadedWhenNeeded } from '@/ui/loaded';
import { basePath } from './config';
import { mayEnter, visitorOf } from './guards';
import { paths } from './paths';
import { type RouteRecord, routeAt } from './routes';
import { currentSession } from './session/store';

const { load: loadShell, Screen: Shell } = loadedWhenNeeded(() => import('./shell/Shell'));

export { Shell };

/** Done after the answers that are there already: rows are drawn in place of placeholders that would make way for them. */
const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Done when the screen can be drawn at once. What fails now is loaded again, and shown as failed, when it is drawn. */
export async function preloadScreen(routes: RouteRecord[]): Promise<void> {
  const session = currentSession();
  const route = routeAt(routes, location.pathname.slice(basePath.length));
  const loads: Promise<unknown>[] = [];
  let answered = Promise.resolve();
  if (session && route && route.guard !== 'public') {
    const visitor = visitorOf(session);
    if (mayEnter(route, visitor)) {
      answered = begin(route.first?.(visitor.user) ?? [], session.device_id);
      loads.push(route.load());
    }
    loads.push(loadShell());
  } else {
    const screen = route?.guard === 'public' ? route : routeAt(routes, paths.login);
    // What there is beside mocks only is loaded when it is drawn: a production server does not have its file.
    if (screen && !screen.besideMocks) loads.push(screen.load());
  }
  await Promise.allSettled(loads);
  await Promise.race([answered, nextTurn()]);
}
