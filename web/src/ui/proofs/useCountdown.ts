import { useEffect, useState } from 'react';

/**
 * The seconds left of a countdown that can be restarted. It uses the clock, so that a sleeping tab does not stretch it.
 * It starts at `beganAt`, by default now; null means that it has not started.
 */
export function useCountdown(seconds: number, beganAt?: number | null): [left: number, restart: () => void] {
  const [endsAt, setEndsAt] = useState(() => (beganAt === null ? 0 : (beganAt ?? Date.now()) + seconds * 1000));
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const running = left > 0;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [running]);

  const restart = () => {
    setNow(Date.now());
    setEndsAt(Date.now() + seconds * 1000);
  };
  return [left, restart];
}
