// The deployment's settings, fetched once before the first render.
interface Config {
  product: string;
  secondBrand: string;
  supportEmail: string;
  version: string;
  /**
   * How many minutes a one-time password is valid; left out where the deployment does not say, and then nothing is
   * promised.
   */
  otpMinutes?: number;
  /** After this many minutes without activity, the gateway ends the session. */
  idleMinutes: number;
  mode: 'mock' | 'production';
}

/** The path under which the console is served: '' at the root of its host, '/uat/kyc' below a path. */
export const basePath = new URL(document.baseURI).pathname.replace(/\/$/, '');

let loaded: Config | undefined;

/** The gateway writes the configuration into the page; a page served by Vite has to fetch it. */
export async function loadConfig(): Promise<void> {
  const written = document.getElementById('config')?.textContent;
  if (written) {
    loaded = JSON.parse(written) as Config;
    return;
  }
  const response = await fetch('config.json');
  if (!response.ok) throw new Error('The console could not load its configuration.');
  loaded = (await response.json()) as Config;
}

export function config(): Config {
  if (!loaded) throw new Error('The configuration is read before anything is shown.');
  return loaded;
}

export const idleLimitMs = () => config().idleMinutes * 60_000;
