// Loads what the address needs as soon as the entry script runs, side by side: the shell and the screen.
import { basePath } from './config';
import { paths } from './paths';
import type { RouteRecord } from './routes';
import { currentSession } from './session/store';

export const loadShell = () => import('./shell/Shell');

const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`).test(path || '/');

export function preloadScreen(routes: RouteRecord[]): void {
  const at = (path: string) => routes.find((candidate) => matches(candidate.path, path));
  const route = at(location.pathname.slice(basePath.length));
  const isPublic = route?.guard === 'public';
  const loads =
    currentSession() && !isPublic ? [loadShell, route?.load] : [isPublic ? route?.load : at(paths.login)?.load];
  // What fails now is loaded again, and shown as failed, when it is rendered.
  for (const load of loads) load?.().catch(() => undefined);
}
