import { StatusTag } from '@/ui/StatusTag';

/** Beside what is not simply active. */
export const StateTag = ({ state }: { state: string | undefined }) =>
  state ? <StatusTag kind={state === 'Scheduled' ? 'waiting' : 'off'} text={state} /> : null;
