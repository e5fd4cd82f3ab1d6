// One user, one device: signing in elsewhere ends the session here.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { whenPainted } from '@/ui/browser/afterPaint';
import { endAtGateway, reportedDevice } from './calls';
import { endSession, useSignedIn } from './store';

const AT_MOST_EVERY_MS = 15_000;
const AT_LEAST_EVERY_MS = 60_000;

export function useDeviceCheck(): void {
  const { device_id, user_info } = useSignedIn();
  const [path] = useLocation();
  const queries = useQueryClient();
  const check = {
    queryKey: ['device', device_id],
    queryFn: () => reportedDevice(user_info.data.emailaddress),
    staleTime: AT_MOST_EVERY_MS,
  };
  // The first check does not delay the screen.
  const [isPainted, setPainted] = useState(false);
  useEffect(() => whenPainted(() => setPainted(true)), []);
  const { data: reported, refetch } = useQuery({
    ...check,
    refetchInterval: AT_LEAST_EVERY_MS,
    enabled: isPainted,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the route changes.
  useEffect(() => {
    if (isPainted) void queries.prefetchQuery(check);
  }, [path]);

  // The user may have signed in in another window, and a check that began before could not know. The query itself only
  // refetches in tabs that were hidden.
  useEffect(() => {
    const checkAgain = () => void queries.cancelQueries({ queryKey: ['device', device_id] }).then(() => refetch());
    window.addEventListener('focus', checkAgain);
    return () => window.removeEventListener('focus', checkAgain);
  }, [queries, device_id, refetch]);

  useEffect(() => {
    if (!reported || reported === device_id) return;
    endAtGateway();
    endSession('anotherSession');
  }, [reported, device_id]);
}
