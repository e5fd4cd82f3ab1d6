// The options of `npm run contract:test -- --base …`. Passwords and one-time passwords are never given on the command
// line.
import { parseArgs } from 'node:util';
import { operationTable } from '#contract';
import type { Application } from '../../../web/gateway/policy/policyTypes';

export interface SafeOptions {
  /** The address of a console; with `servers`, the address of the servers themselves. */
  base: string | undefined;
  /** The settings file for the test's own gateway. */
  servers: string | undefined;
  as: string;
  application: Application;
  operation: string | undefined;
}

export const isSafeHalf = (args: string[]) => args.some((arg) => /^--(base|servers)(=|$)/.test(arg));

export const USAGE = `npm run contract:test -- --base <address of a console> --as <account>
npm run contract:test -- --servers servers.yaml [--base <address>] --as <account>
  Sends only reads, and calls that the gateway refuses. With --servers it starts its own gateway with these settings; --base then
  replaces the address of all servers. Other options: --application "ALAGA MD", --operation NAME.
  The password and the one-time password are asked for, unless they are in CONTRACT_TEST_PASSWORD and CONTRACT_TEST_OTP. Signing in
  mails a one-time password to the account; nothing else is mailed, and nothing is changed.`;

/** Returns a sentence if the options are invalid. */
export function readSafeOptions(args: string[]): SafeOptions | string {
  try {
    const { values } = parseArgs({
      args,
      options: {
        base: { type: 'string' },
        servers: { type: 'string' },
        as: { type: 'string' },
        application: { type: 'string' },
        operation: { type: 'string' },
      },
    });
    const { base, servers, as, application = 'AGORA', operation } = values;
    if (as === undefined) return `Name the account: --as <account>.\n${USAGE}`;
    if (base !== undefined && !/^https?:$/.test(URL.parse(base)?.protocol ?? ''))
      return '--base must begin with http:// or https://.';
    if (application !== 'AGORA' && application !== 'ALAGA MD') return '--application must be AGORA or "ALAGA MD".';
    if (operation !== undefined && !Object.hasOwn(operationTable, operation))
      return `There is no operation '${operation}'.`;
    return { base, servers, as, application, operation };
  } catch (error) {
    return `${(error as Error).message}\n${USAGE}`;
  }
}
