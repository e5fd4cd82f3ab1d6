import { useLocation } from 'wouter';
import { routeAt, useRoutes } from '../routing/routes';

/** The path of the screen one is at, as its route writes it: an address may have capitals or end with a slash. */
export function useCurrentPath(): string | undefined {
  const [path] = useLocation();
  return routeAt(useRoutes(), path)?.path;
}
