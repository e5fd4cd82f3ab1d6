import { useLocation } from 'wouter';
import { routeAt, useRoutes } from '../routing/routes';

/** The path of the current screen, as its route writes it: an address may have capitals or a trailing slash. */
export function useCurrentPath(): string | undefined {
  const [path] = useLocation();
  return routeAt(useRoutes(), path)?.path;
}
