export type Application = 'AGORA' | 'ALAGA MD';

/** The choice on the login page. */
export const APPLICATIONS: { value: Application; label: string }[] = [
  { value: 'AGORA', label: 'AGORA ADMIN' },
  { value: 'ALAGA MD', label: 'ALAGA MD ADMIN' },
];
