import { useEffect } from 'react';
import { config } from './config';

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${config().product} Admin - ${title}`;
  }, [title]);
}
