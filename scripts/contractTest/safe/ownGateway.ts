// The test's own gateway in front of real servers: in production mode, with the translation of a settings file.
// Departures from the contract are let through and recorded.
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createMetrics } from '../../../web/gateway/metrics';
import { translation } from '../../../web/gateway/production';
import { watchForDrift } from '../../../web/gateway/production/drift';
import { readProductionSettings } from '../../../web/gateway/production/settings/settings';
import { createGateway } from '../../../web/gateway/server';
import { readSettings } from '../../../web/gateway/settings';

interface RunningGateway {
  /** Ends with a slash. */
  site: string;
  /** The departures of this operation since the previous call of this function. */
  departures: (operation: string) => string[];
  stop: () => Promise<void>;
}

/** Throws a `SettingsError` with a sentence for each fault. `base` replaces the address of all servers. */
export async function ownGateway(
  file: string,
  env: Record<string, string | undefined>,
  base?: string,
): Promise<RunningGateway> {
  const read = await readProductionSettings(file, env);
  const upstreams =
    base === undefined ? read.upstreams : read.upstreams.map((each) => ({ ...each, url: new URL(base).origin }));
  const noted = new Map<string, Set<string>>();
  const settings = readSettings({
    UPSTREAM: file,
    SESSION_SECRET: randomBytes(32).toString('base64'),
    HUMAN_CHECK_SECRET: randomBytes(32).toString('base64'),
    LOG_LEVEL: 'silent',
  });
  const translated = translation({ ...read, upstreams }, createMetrics(), () => {}, settings.sessionSecrets);
  const upstream = watchForDrift(translated, {
    count: () => {},
    note: (operation, part, { place, rule }) =>
      void noted.set(operation, (noted.get(operation) ?? new Set()).add(`${part}, at ${place}: ${rule}`)),
    write: () => {},
  });
  const app = await createGateway(settings, upstream);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    site: `http://127.0.0.1:${port}/`,
    departures(operation) {
      const lines = [...(noted.get(operation) ?? [])];
      noted.delete(operation);
      return lines;
    },
    stop: async () => {
      app.server.closeAllConnections();
      await app.close();
    },
  };
}
