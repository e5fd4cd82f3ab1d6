// The mock backend of one measurement, and somebody who is signed in there.
import type { BrowserContextOptions } from '@playwright/test';
import { seedPeople } from '../../mocks/people';

type Department = ReturnType<typeof seedPeople>[number]['department'];

interface Session {
  user_info: { access_token: string; data: { emailaddress: string } };
}

export class BenchWorld {
  constructor(
    private readonly address: string,
    readonly name: string,
  ) {}

  async control<T>(path: string, method: 'PUT' | 'POST', body: unknown): Promise<T | undefined> {
    const answer = await fetch(`${this.address}control/worlds/${encodeURIComponent(this.name)}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} of the control interface answered ${answer.status}.`);
    return answer.status === 204 ? undefined : ((await answer.json()) as T);
  }

  private async sessionOf(department: Department): Promise<Session> {
    const email = seedPeople().find((person) => person.department === department)?.emailaddress;
    const session = await this.control<Session>('/session', 'POST', { email });
    if (!session) throw new Error(`${email} was given no session.`);
    return session;
  }

  /** The headers of a call that names its maker. */
  async callerOf(department: Department): Promise<Record<string, string>> {
    const { access_token, data } = (await this.sessionOf(department)).user_info;
    return { authorization: `Bearer ${access_token}`, email: data.emailaddress, 'x-mock-world': this.name };
  }

  /** What the browser of somebody who has signed in before keeps. */
  async keptBy(department: Department): Promise<BrowserContextOptions> {
    const session = await this.sessionOf(department);
    const stored = { ...session, current_pw: { salt: '00', digest: '00', iterations: 1 } };
    const entries = Object.entries(stored).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
    const { origin, hostname } = new URL(this.address);
    const cookie = { name: 'mock-world', value: encodeURIComponent(this.name), domain: hostname, path: '/' };
    return {
      viewport: { width: 1440, height: 900 },
      storageState: {
        cookies: [{ ...cookie, expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' }],
        origins: [
          {
            origin,
            localStorage: [...entries, { name: 'appName', value: 'AGORA' }, { name: 'is_logged_in', value: '1' }],
          },
        ],
      },
    };
  }
}
