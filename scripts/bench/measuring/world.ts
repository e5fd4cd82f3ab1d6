// The mocks' world of one measurement, and signed-in people in it.
import type { BrowserContextOptions } from '@playwright/test';
import { seedPeople } from '../../../mocks/people';

interface Session {
  user_info: { data: { emailaddress: string } };
}

type Cookie = Pick<Cookies[number], 'name' | 'value' | 'secure' | 'httpOnly' | 'sameSite'>;
type Cookies = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>['cookies'];

/** Options of a browser context in which the console finds a signed-in person. */
export function signedInOptions(address: string, session: object, cookies: Cookie[]): BrowserContextOptions {
  const stored = { ...session, current_pw: { salt: '00', digest: '00', iterations: 1 } };
  const entries = Object.entries(stored).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
  const { origin, hostname } = new URL(address);
  return {
    viewport: { width: 1440, height: 900 },
    storageState: {
      cookies: cookies.map((cookie) => ({ ...cookie, domain: hostname, path: '/', expires: -1 })),
      origins: [
        {
          origin,
          localStorage: [...entries, { name: 'appName', value: 'AGORA' }, { name: 'is_logged_in', value: '1' }],
        },
      ],
    },
  };
}

interface Kept {
  session: Session;
  /** The session cookie of the gateway. */
  cookie: { name: string; value: string };
}

export class BenchWorld {
  constructor(
    private readonly address: string,
    readonly name: string,
  ) {}

  async control(path: string, method: 'PUT' | 'POST', body: unknown): Promise<Response> {
    const answer = await fetch(`${this.address}control/worlds/${encodeURIComponent(this.name)}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} of the control interface answered ${answer.status}.`);
    return answer;
  }

  private async controlSession(department: string) {
    const email = seedPeople().find((person) => person.department === department)?.emailaddress;
    return { email, answer: await this.control('/session', 'POST', { email }) };
  }

  private async sessionOf(department: string): Promise<Kept> {
    const { email, answer } = await this.controlSession(department);
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(answer.headers.getSetCookie()[0] ?? '') ?? [];
    if (!name || !value) throw new Error(`${email} was given no session.`);
    return { session: (await answer.json()) as Session, cookie: { name, value } };
  }

  /** Headers of a call by a signed-in person. */
  async callerOf(department: string): Promise<Record<string, string>> {
    const { session, cookie } = await this.sessionOf(department);
    return {
      cookie: `${cookie.name}=${cookie.value}`,
      origin: new URL(this.address).origin,
      email: session.user_info.data.emailaddress,
      'x-mock-world': this.name,
    };
  }

  /** Headers of a call to the mocks themselves, which know no cookie: the gateway keeps the token from the browser. */
  async callerOfMocks(department: string): Promise<Record<string, string>> {
    const { answer } = await this.controlSession(department);
    const { user_info } = (await answer.json()) as { user_info: { access_token: string } & Session['user_info'] };
    return {
      authorization: `Bearer ${user_info.access_token}`,
      email: user_info.data.emailaddress,
      'x-mock-world': this.name,
    };
  }

  /** Options of a browser context with a signed-in person of this department. */
  async signedInOptions(department: string): Promise<BrowserContextOptions> {
    const { session, cookie } = await this.sessionOf(department);
    const world = { name: 'mock-world', value: encodeURIComponent(this.name) };
    return signedInOptions(this.address, session, [
      { ...world, secure: false, httpOnly: false, sameSite: 'Lax' },
      { ...cookie, secure: false, httpOnly: true, sameSite: 'Strict' },
    ]);
  }
}
