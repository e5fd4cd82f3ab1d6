// Saves a bug report: one file with everything that others need to see what the tester saw.
import { strToU8, zipSync } from 'fflate';
import { basePath, config } from '@/app/config';
import { preferences } from '@/app/preferences';
import { currentSession } from '@/app/session/store';
import { save } from '@/reports/writing/file';
import { contract, currentWorld, type Entry, journalSince, keptWorld } from '../calls';
import { clicksSoFar } from './clicks';
import { FILES, type ReportDescription } from './description';
import { maskSecrets, relevantHeaders } from './masking';
import { screenHtml } from './screen';

const reported = (entry: Entry) => ({
  ...entry,
  headers: maskSecrets(relevantHeaders(entry.headers)),
  ...bodiesOf(entry),
});
const bodiesOf = ({ body, answer }: Entry) => ({
  body: maskSecrets(body),
  ...(answer !== undefined && { answer: maskSecrets(answer) }),
});

const json = (value: unknown) => strToU8(`${JSON.stringify(value, null, 2)}\n`);

async function report(): Promise<ReportDescription> {
  const [{ world, scenario, now }, { info }] = await Promise.all([currentWorld(), contract()]);
  const session = currentSession();
  return {
    made: new Date().toISOString(),
    address: location.href,
    path: location.pathname.slice(basePath.length) + location.search,
    account: session && { email: session.user_info.data.emailaddress, application: session.appName },
    world: { name: world, scenario, now },
    versions: { console: config().version, contract: info.version, browser: navigator.userAgent },
    window: {
      ...{ width: innerWidth, height: innerHeight, language: navigator.language },
      isDark: preferences.theme === 'dark',
    },
  };
}

/** Returns the name of the file. */
export async function saveBugReport(): Promise<string> {
  // First, because the following requests may change the page.
  const [screen, clicks] = [screenHtml(), clicksSoFar()];
  const [description, world, journal] = await Promise.all([report(), keptWorld(), journalSince(0)]);
  const files = {
    [FILES.report]: json(description),
    [FILES.world]: json(world),
    [FILES.journal]: json(journal.map(reported)),
    [FILES.clicks]: json(clicks),
    [FILES.screen]: strToU8(screen),
  };
  const name = `bug-report-${description.made.slice(0, 19).replace(/[T:]/g, '-')}.zip`;
  save(new Blob([zipSync(files)], { type: 'application/zip' }), name);
  return name;
}
