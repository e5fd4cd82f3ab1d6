// The deployment's settings, fetched once before the first render.
interface Config {
  product: string;
  secondBrand: string;
  supportEmail: string;
  version: string;
  /** For how many minutes the servers take a one-time password; where nobody says it, nothing is promised. */
  otpMinutes?: number;
  mode: 'mock' | 'production';
}

/** Where the console is served: '' at the root of its host, '/uat/kyc' below a path. */
export const basePath = new URL(document.baseURI).pathname.replace(/\/$/, '');

let loaded: Config | undefined;

/** From the page, where the gateway has written it; a page that Vite serves asks for it. */
export async function loadConfig(): Promise<void> {
  const written = document.getElementById('config')?.textContent;
  if (written) {
    loaded = JSON.parse(written) as Config;
    return;
  }
  const response = await fetch('config.json');
  if (!response.ok) throw new Error('The console could not read its configuration.');
  loaded = (await response.json()) as Config;
}

export function config(): Config {
  if (!loaded) throw new Error('The configuration is read before anything is shown.');
  return loaded;
}
