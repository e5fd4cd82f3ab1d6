import { useEffect } from 'react';
import { useArrivalsAt } from '@/app/arrivals/store';
import { config } from '@/app/config';
import { useCurrentPath } from './screenName';

export function useTitle(title: string): void {
  const { count: arrivals } = useArrivalsAt(useCurrentPath());
  useEffect(() => {
    const counted = arrivals > 0 ? `(${arrivals}) ` : '';
    document.title = `${counted}${config().product} Admin - ${title}`;
  }, [title, arrivals]);
}
