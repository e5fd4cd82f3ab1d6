// The control interface of the mock backend. It is not part of the contract and does not exist in production.
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

async function ask<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error('The mock backend does not answer.');
  return (await response.json()) as T;
}

export const scenarios = () => ask<Scenario[]>('control/scenarios');
export const currentWorld = () => ask<World>(world());
export const outbox = () => ask<Mail[]>(`${world()}/outbox`);

export async function open(scenario: string): Promise<void> {
  await fetch(world(), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario }),
  });
}
