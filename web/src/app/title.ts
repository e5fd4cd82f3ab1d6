import { useEffect } from 'react';
import { useArrivalsAt } from './arrivals/store';
import { config } from './config';
import { useCurrentPath } from './shell/useCurrentPath';

export function useTitle(title: string): void {
  const arrivals = useArrivalsAt(useCurrentPath());
  useEffect(() => {
    const counted = arrivals > 0 ? `(${arrivals}) ` : '';
    document.title = `${counted}${config().product} Admin - ${title}`;
  }, [title, arrivals]);
}
