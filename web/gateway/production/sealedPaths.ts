// The path of a file is the server's own text. The browser may ask only for files that were listed to the same person:
// each path goes to it with a code that only the gateway can make.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { folded } from '../policy/session/ticket';
import { percentDecoded } from '../requests/address';
import { operationNamed } from '../requests/operations';
import { notAllowed } from '../requests/refusals';
import type { UpstreamCall } from '../upstreamCall';

/** In the contract's names, which a server may write in other capitals. */
const IS_PATH = /^(image|file)?path$/i;
const CODE_LENGTH = 22;
/** The code, the record that the file belongs to, and the path. */
const SEALED = new RegExp(`^([\\w-]{${CODE_LENGTH}})([^~]*)~(.+)$`, 's');

type Caller = Pick<UpstreamCall, 'operation' | 'identity' | 'record'>;

export type PathSeals = ReturnType<typeof createPathSeals>;

/** The first secret seals, all of them open, as for sessions. */
export function createPathSeals(secrets: readonly string[]) {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'paths of files', 32)));

  const codeOf = (key: Buffer, { identity, operation }: Caller, record: string, path: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([filesOf(operation)?.of, personOf(identity), record, path]))
      .digest('base64url')
      .slice(0, CODE_LENGTH);

  function seal(path: string, caller: Caller): string {
    const [key] = keys;
    if (path === '' || !key) return path;
    const record = encodeURIComponent(caller.record ?? '');
    return `${codeOf(key, caller, record, path)}${record}~${path}`;
  }

  /** An empty path stands for no file. */
  function opened(sealed: string, caller: Caller): string {
    if (sealed === '') return '';
    const [, code = '', record = '', path = ''] = SEALED.exec(sealed) ?? [];
    const isOfRecord = caller.record === null || encodeURIComponent(caller.record) === record;
    const isOurs = keys.some((key) => isSame(codeOf(key, caller, record, path), code));
    if (!isOfRecord || !isOurs) throw notAllowed();
    return path;
  }

  const changed = (content: unknown, caller: Caller, change: typeof seal) =>
    filesOf(caller.operation) ? withPaths(content, (path) => change(path, caller)) : content;

  return {
    /** An answer with its paths sealed. */
    sealedIn: (content: unknown, caller: Caller) => changed(content, caller, seal),
    /** A call with the server's own paths. Throws if one was not listed to the person. */
    openedIn: (content: unknown, caller: Caller) => changed(content, caller, opened),
    /** The header's value as the server has listed it, percent-encoded. */
    openedHeader: (name: string, value: string, caller: Caller): string =>
      filesOf(caller.operation) && IS_PATH.test(name)
        ? encodeURIComponent(opened(percentDecoded(value) ?? '', caller))
        : value,
  };
}

/** For the audit log, which names the file as the server does. */
export const withoutSeal = (text: string) => SEALED.exec(text)?.[3] ?? text;

const filesOf = (operation: UpstreamCall['operation']) => operationNamed(operation).policy.files;

const personOf = (identity: UpstreamCall['identity']) =>
  identity && [identity.application, folded(identity.email), identity.department];

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The same content with other paths, wherever they are in it. */
function withPaths(content: unknown, change: (path: string) => string): unknown {
  if (typeof content !== 'object' || content === null) return content;
  if (Array.isArray(content)) return content.map((each) => withPaths(each, change));
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      name,
      typeof value === 'string' && IS_PATH.test(name) ? change(value) : withPaths(value, change),
    ]),
  );
}
