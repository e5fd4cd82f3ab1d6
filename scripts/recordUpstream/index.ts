// `npm run record-upstream -- servers.yaml`: runs the console with the real servers, as `drift` does, and records their
// answers as examples and a scenario, with all personal data replaced. With `servers.yaml file.har` it reads a HAR file
// of those servers instead; with `file.har` alone, one of this console.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { dayOf } from '../../mocks/manilaTime';
import { fileOf } from '../../mocks/scenarios/folder';
import { productionUpstream } from '../../web/gateway/production';
import { type ProductionSettings, readProductionSettings } from '../../web/gateway/production/settings/settings';
import { createGateway } from '../../web/gateway/server';
import { readSettings, SettingsError } from '../../web/gateway/settings';
import type { Upstream } from '../../web/gateway/upstreamCall';
import { printFile, writeReport } from '../report/reportFile';
import { checkedSettings, DRIFT_REPORT } from '../stack/serve';
import { callsIn } from './har';
import { callsOfServers } from './harOfServers';
import { createRecording, examplesByArea, isRecorded } from './recording';
import { reportLines, scenarioRecorded } from './scenario';

const EVERY_MS = 30_000;

const isHar = (file: string) => /\.har$/i.test(file);

type Recording = ReturnType<typeof createRecording>;

export async function recordUpstream(args: string[]): Promise<number> {
  const files = args.map((argument) => resolve(process.env.INIT_CWD ?? '.', argument));
  const har = files.find(isHar);
  const servers = files.find((file) => !isHar(file));
  // A new secret for each run, so that nobody can work out the replaced values later.
  const recording = createRecording(randomBytes(32).toString('base64'));
  if (har) return fromHar(readFileSync(har, 'utf8'), servers, recording);
  if (servers) return beforeServers(servers, recording);
  console.error('Name a file: npm run record-upstream -- servers.yaml, -- file.har, or -- servers.yaml file.har.');
  return 1;
}

async function fromHar(har: string, servers: string | undefined, recording: Recording): Promise<number> {
  const settings = servers === undefined ? undefined : await settingsIn(servers);
  if (servers !== undefined && !settings) return 1;
  const read = [...callsIn(har), ...(settings ? await callsOfServers(har, settings) : [])];
  for (const { call, answer } of read) recording.keep(call, answer);
  write(recording);
  return 0;
}

/** Reads only the settings of the servers, because no console is served. */
async function settingsIn(file: string): Promise<ProductionSettings | undefined> {
  try {
    return await readProductionSettings(file, process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    return undefined;
  }
}

async function beforeServers(file: string, recording: Recording): Promise<number> {
  if (!(await checkedSettings(file))) return 1;
  const env = { ...process.env, UPSTREAM: file, DRIFT: process.env.DRIFT || DRIFT_REPORT };
  const settings = readSettings(env);
  const app = await createGateway(settings, recordingUpstream(await productionUpstream(file, env), recording));
  console.log(
    `The console is at ${await app.listen({ port: settings.port, host: settings.host })}${settings.basePath}`,
  );
  console.log(
    'What is read there is saved every 30 seconds and at the end, with all personal data replaced. Ctrl-C ends it.',
  );
  const timer = setInterval(() => write(recording, true), EVERY_MS);
  await new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });
  clearInterval(timer);
  app.server.closeAllConnections();
  await app.close();
  write(recording);
  return 0;
}

/** The same upstream, but its answers are recorded on the way. */
const recordingUpstream = (upstream: Upstream, recording: Recording): Upstream => ({
  ...upstream,
  async call(call) {
    const answer = await upstream.call(call);
    const { operation, headers, query, body: bytes } = call;
    if (!isRecorded(operation) || !/json|text/.test(answer.type)) return answer;
    const body = Buffer.isBuffer(answer.body) ? answer.body : await buffer(answer.body);
    recording.keep({ operation, headers, query, body: bytes?.toString() }, { ...answer, body: body.toString() });
    return { ...answer, body };
  },
});

function write(recording: Recording, isQuiet = false): void {
  const day = dayOf(Date.now());
  const calls = recording.calls();
  const folder = `${process.env.RECORDED_FILES || '.cache/recorded'}/${day}`;
  const files = new Map([...examplesByArea(calls)].map(([area, text]) => [`${folder}/${area}.yaml`, text]));
  for (const [file, text] of files) writeReport(file, text);
  const scenario = scenarioRecorded(calls, day);
  if (scenario.answers.length > 0) writeReport(fileOf(scenario.name), `${JSON.stringify(scenario, null, 1)}\n`);
  if (isQuiet) return;
  for (const file of files.keys()) printFile(resolve(file));
  for (const [operation, number] of recording.left())
    console.log(`– ${operation}: none of ${number} answers was saved.`);
  console.log(`${calls.length} calls were saved.`);
  if (scenario.answers.length === 0) return;
  printFile(fileOf(scenario.name));
  for (const line of reportLines(scenario, calls)) console.log(line);
}
