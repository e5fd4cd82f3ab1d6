// The options of `npm run contract:test -- --base …`. Passwords and one-time passwords are never given on the command
// line.
import { parseArgs } from 'node:util';
import { operationTable } from '#contract';
import type { Application } from '../../../web/gateway/policy/policyTypes';
import { fileOption } from '../../report/reportFile';

const REPORT = '.cache/contract-test.html';
const JUNIT = '.cache/contract-test.xml';

export interface SafeOptions {
  /** The address of a console; with `servers`, the address of the servers themselves. */
  base: string | undefined;
  /** The settings file for the test's own gateway. */
  servers: string | undefined;
  as: string;
  application: Application;
  operation: string | undefined;
  report: string | undefined;
  junit: string | undefined;
}

export const isSafeHalf = (args: string[]) => args.some((arg) => /^--(base|servers)(=|$)/.test(arg));

export const USAGE = `npm run contract:test -- --base <address of a console> --as <account>
npm run contract:test -- --servers servers.yaml [--base <address>] --as <account>
  Sends only reads, and calls that the gateway refuses. With --servers it starts its own gateway with these settings; --base then
  replaces the address of all servers. Other options: --application "ALAGA MD", --operation NAME, --report[=file.html], --junit[=file.xml].
  The password and the one-time password are asked for, unless they are in CONTRACT_TEST_PASSWORD and CONTRACT_TEST_OTP. Signing in
  mails a one-time password to the account; nothing else is mailed, and nothing is changed.`;

/** Returns a sentence if the options are invalid. */
export function readSafeOptions(args: string[]): SafeOptions | string {
  try {
    const { values } = parseArgs({
      args: withFiles(args),
      options: {
        base: { type: 'string' },
        servers: { type: 'string' },
        as: { type: 'string' },
        application: { type: 'string' },
        operation: { type: 'string' },
        report: { type: 'string' },
        junit: { type: 'string' },
      },
    });
    const { base, servers, as, application = 'AGORA', operation, report, junit } = values;
    if (as === undefined) return `Name the account: --as <account>.\n${USAGE}`;
    if (base !== undefined && !/^https?:$/.test(URL.parse(base)?.protocol ?? ''))
      return '--base must begin with http:// or https://.';
    if (application !== 'AGORA' && application !== 'ALAGA MD') return '--application must be AGORA or "ALAGA MD".';
    if (operation !== undefined && !Object.hasOwn(operationTable, operation))
      return `There is no operation '${operation}'.`;
    return { base, servers, as, application, operation, report, junit };
  } catch (error) {
    return `${(error as Error).message}\n${USAGE}`;
  }
}

/** Adds the default file to `--report` and `--junit` if it is left out. */
function withFiles(args: string[]): string[] {
  const words: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const [option = '', value = ''] = (args[at] ?? '').split(/=(.*)/s);
    const [usual, ending] = option === '--report' ? [REPORT, /\.html?$/i] : [JUNIT, /\.xml$/i];
    if (option !== '--report' && option !== '--junit') {
      words.push(args[at] ?? '');
      continue;
    }
    const { file, isNext } = fileOption(value, args[at + 1] ?? '', usual, ending as RegExp);
    if (isNext) at += 1;
    words.push(`${option}=${file}`);
  }
  return words;
}
