// Sends every call of the export for Postman as Postman would, to test that the exported calls work. A unit test
// ensures that the export for Bruno is equivalent.
import { exportedContract } from '../contract/export/calls';
import { postmanFiles } from '../contract/export/postman';
import { environment } from '../contract/export/variables';
import { PICTURE } from './breaking/arbitrary';
import type { Operation } from './contract';
import type { CheckResult } from './findings';
import type { Stack } from './stack';
import { ANSWERED_WITHIN_MS } from './wire';

const WORLD = 'contract:test export';

interface Keyed {
  key: string;
  value: string;
  disabled?: boolean;
}
interface Request {
  method: string;
  header: Keyed[];
  url: { raw: string };
  body?: {
    raw?: string;
    urlencoded?: Keyed[];
    formdata?: { key: string; type: 'text' | 'file'; value?: string; contentType?: string }[];
  };
}
interface Item {
  name: string;
  item?: Item[];
  request?: Request;
}

export async function checkExported(stack: Stack, operations: Operation[]): Promise<CheckResult> {
  const collection = JSON.parse(postmanFiles(exportedContract())['collection.postman_collection.json'] ?? '') as {
    item: Item[];
  };
  const [first, ...folders] = collection.item;
  const [openWorld, signIn] = first?.item ?? [];
  const requests = new Map(
    folders.flatMap(({ item = [] }) => item.map(({ name, request }) => [name, request] as const)),
  );
  const variables: Record<string, string> = {
    ...environment(encodeURIComponent(WORLD)),
    base: stack.gateway,
  };
  await send(openWorld?.request, variables);

  const checked: CheckResult = { held: 0, finds: [] };
  // One after the other, each in a new session, because some end all sessions of the person.
  for (const operation of operations) {
    const signedIn = await send(signIn?.request, variables);
    const cookie = signedIn?.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const answer = await send(requests.get(operation.id), variables, cookie);
    const wrong = wrongWith(operation, answer?.status);
    if (wrong === undefined) checked.held += 1;
    else checked.finds.push({ operation: operation.id, request: 'as it is exported', wrong });
    await answer?.body?.cancel();
  }
  return checked;
}

/** Statuses that mean that the call itself is wrong, not that the example's record does not exist. */
const NO_CALL = [401, 403, 422];

export function wrongWith({ policy, statuses }: Pick<Operation, 'policy' | 'statuses'>, status: number | undefined) {
  if (status === undefined) return 'it is missing';
  const { gatewayOwn, humanCheck, ticket } = policy;
  // As the description of the exported call says.
  if (gatewayOwn) return status === 404 ? undefined : `the gateway lets it through with ${status}`;
  if (humanCheck || ticket !== null) return status === 403 ? undefined : `the gateway lets it through with ${status}`;
  return statuses.includes(status) && status < 500 && !NO_CALL.includes(status)
    ? undefined
    : `it is answered with ${status}`;
}

async function send(request: Request | undefined, variables: Record<string, string>, cookie = '') {
  if (!request) return undefined;
  const filledIn = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (match, name: string) => variables[name] ?? match);
  const pairs = (fields: Keyed[]) =>
    fields.filter(({ disabled }) => !disabled).map(({ key, value }): [string, string] => [key, filledIn(value)]);
  return fetch(filledIn(request.url.raw), {
    method: request.method,
    headers: [...pairs(request.header), ...(cookie ? [['cookie', cookie] as [string, string]] : [])],
    body: bodyOf(request.body, filledIn, pairs) ?? null,
    signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
  });
}

function bodyOf(
  body: Request['body'],
  filledIn: (text: string) => string,
  pairs: (fields: Keyed[]) => [string, string][],
): BodyInit | undefined {
  if (body?.raw !== undefined) return filledIn(body.raw);
  if (body?.urlencoded) return new URLSearchParams(pairs(body.urlencoded));
  if (!body?.formdata) return undefined;
  const form = new FormData();
  for (const { key, type, value = '', contentType } of body.formdata) {
    if (type === 'file') form.set(key, new Blob([new Uint8Array(PICTURE)], { type: 'image/png' }), 'picture.png');
    else form.set(key, contentType ? new Blob([filledIn(value)], { type: contentType }) : filledIn(value));
  }
  return form;
}
