// Collects values from the server's lists by field name, because requests about existing records test more.
import type { KnownValues } from './breaking/arbitrary';
import type { Operation } from './contract';
import { inLanes } from './findings';
import { sampleOf } from './requests';
import type { Stack } from './stack';
import { openWorld, personFor, visit } from './visitor';
import { send } from './wire';

const WORLD = 'contract:test lists';
const LANES = 4;
const KEPT = 12;

export async function learnValues(stack: Stack, operations: Operation[]): Promise<KnownValues> {
  await openWorld(stack, WORLD);
  const values = new Map<string, unknown>();
  const reads = operations.filter(({ id, policy }) => /^(list|search|get)/.test(id) && !policy.gatewayOwn);
  await inLanes(reads, LANES, async (operation) => {
    const visitor = await visit(stack, WORLD, personFor(operation));
    const answer = await send(await visitor.viaGateway(operation, visitor.asMaker(operation, sampleOf(operation))));
    values.set(operation.id, answer.value);
  });
  const known = new Map<string, unknown[]>();
  // In the order of the contract, so that a seed always makes the same requests.
  for (const { id } of reads) gather(values.get(id), known);
  return known;
}

/** Names that requests use for fields with another name in answers. */
const ALSO: Record<string, string[]> = { filepath: ['imagepath'], path: ['imagepath'], image_path: ['imagepath'] };

export function gather(value: unknown, known: Map<string, unknown[]>, name = ''): void {
  if (Array.isArray(value)) for (const each of value) gather(each, known, name);
  else if (typeof value === 'object' && value !== null) {
    for (const [field, inner] of Object.entries(value)) gather(inner, known, field.toLowerCase());
  } else if (value !== null && value !== '' && !looksLikeTime(value)) {
    for (const alias of [name, ...(ALSO[name] ?? [])]) {
      const values = known.get(alias) ?? [];
      if (values.length < KEPT && !values.includes(value)) known.set(alias, [...values, value]);
    }
  }
}

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const DAY = [
  // 2026-01-31, 20260131 within a number of something, 2026/1/31
  /(19|20)\d\d([-/.]?)(0?[1-9]|1[0-2])\2([0-2]?\d|3[01])/,
  /\d{1,2}[-/.]\d{1,2}[-/.](19|20)?\d\d/,
  new RegExp(`\\b(${MONTHS})[a-z]*\\.? ?\\d|\\d[ -]?(${MONTHS})`, 'i'),
  /\d:[0-5]\d/,
];
/** In seconds or in milliseconds. */
const EPOCH = /^1\d{9}(\d{3})?$/;

/**
 * Whether the value contains a date or time. It would be different tomorrow, and the same seed would make other
 * requests.
 */
export function looksLikeTime(value: unknown): boolean {
  if (typeof value === 'number') return EPOCH.test(String(value));
  return typeof value === 'string' && (EPOCH.test(value) || DAY.some((pattern) => pattern.test(value)));
}
