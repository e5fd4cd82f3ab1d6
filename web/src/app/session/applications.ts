export type Application = 'AGORA' | 'ALAGA MD';

/** As they are chosen from before anybody has signed in. */
export const APPLICATIONS: { value: Application; label: string }[] = [
  { value: 'AGORA', label: 'AGORA ADMIN' },
  { value: 'ALAGA MD', label: 'ALAGA MD ADMIN' },
];
