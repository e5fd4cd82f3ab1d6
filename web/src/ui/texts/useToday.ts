import { useEffect, useState } from 'react';
import { today } from './days';

const MINUTE = 60_000;

/** The current day, also on a page that stays open over midnight. */
export function useToday(): string {
  const [day, setDay] = useState(today);
  useEffect(() => {
    const timer = setInterval(() => setDay(today()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return day;
}
