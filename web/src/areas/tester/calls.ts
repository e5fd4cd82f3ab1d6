// The control interface of the mock backend. It is not part of the contract and does not exist in production.
import type { Application } from '@/app/session/applications';
import type { Session } from '@/app/session/store';

export interface Scenario {
  name: string;
  description: string;
}

export interface Mail {
  to: string;
  subject: string;
  code: string;
  at: string;
}

/** Somebody who can sign in. */
export interface Account {
  emailaddress: string;
  name: string;
  department: string;
  password: string;
  /** What keeps them from it; '' where nothing does. */
  hindrance: string;
}

export interface World {
  world: string;
  scenario: string;
}

/** The name of this browser's world: isolated mock state, named by a cookie. Each test sets its own. */
function worldName(): string {
  const cookie = /(?:^|;\s*)mock-world=([^;]+)/.exec(document.cookie)?.[1];
  return cookie ? decodeURIComponent(cookie) : 'default';
}

const world = () => `control/worlds/${encodeURIComponent(worldName())}`;

async function ask<T>(path: string, method?: 'PUT' | 'POST', body?: unknown): Promise<T> {
  const response = await fetch(path, {
    ...(method && { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error('The mock backend does not answer.');
  return (response.status === 204 ? undefined : await response.json()) as T;
}

export const scenarios = () => ask<Scenario[]>('control/scenarios');
export const currentWorld = () => ask<World>(world());
export const outbox = () => ask<Mail[]>(`${world()}/outbox`);

export const accounts = () => ask<Account[]>(`${world()}/people`);
export const open = (scenario: string) => ask<void>(world(), 'PUT', { scenario });

/** A session as signing in leaves it, whatever the scenario does to those who sign in. */
export const newSession = (application: Application, email: string) =>
  ask<Pick<Session, 'user_info' | 'device_id' | 'system_access'>>(
    `${world()}/session?${new URLSearchParams({ application })}`,
    'POST',
    { email },
  );
