// Faults of an operation: as the mocks take them, in words, and as they are written in a link.

import * as v from 'valibot';
import { groupDigits } from '@/ui/texts/counts';

const faultSchema = v.strictObject({
  latencyMs: v.optional(v.number()),
  held: v.optional(v.boolean()),
  status: v.optional(v.number()),
  example: v.optional(v.string()),
  body: v.optional(v.string()),
  contentType: v.optional(v.string()),
  drop: v.optional(v.boolean()),
  lost: v.optional(v.boolean()),
  call: v.optional(v.number()),
  share: v.optional(v.number()),
});

export type Fault = v.InferOutput<typeof faultSchema>;

/** Longer than anybody waits; the mocks have the same limit. */
export const LATENCY_LIMIT_MS = 600_000;
export const CALL_LIMIT = 9999;

const BAD_GATEWAY: Fault = {
  status: 502,
  contentType: 'text/html',
  body: '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>',
};

/** Faults that every operation can have, with their words in a link. */
const GENERAL: [word: string, label: string, fault: Fault][] = [
  ['500', '500: the server fails', { status: 500 }],
  ['html502', '502: a page of HTML', BAD_GATEWAY],
  ['cut', 'The connection is cut before anything is done', { drop: true }],
  ['lost', 'It is done, but the answer is lost', { lost: true }],
];

export interface FaultOption {
  /** The word in a link; '' for no fault. */
  word: string;
  label: string;
}

/**
 * The faults that can be chosen for an operation, whose `answers` are the contract's examples. For all operations
 * together `answers` is empty.
 */
export function choicesFor(answers: { status: number; example: string }[]): FaultOption[] {
  const named = answers.filter(({ status }) => status !== 401 && status !== 500);
  return [
    { word: '', label: 'Only the options below' },
    ...GENERAL.map(([word, label]) => ({ word, label })),
    ...(answers.length === 0 || answers.some(({ status }) => status === 401)
      ? [{ word: '401', label: '401: the session has ended' }]
      : []),
    ...named.map(({ status, example }) => ({ word: `${status}.${example}`, label: `${status}: ${example}` })),
  ];
}

/** Reads one part: a word for a fault, a time in milliseconds, 'held', or the calls that it hits. */
function partOf(word: string): Fault | undefined {
  const general = GENERAL.find(([each]) => each === word);
  if (general) return general[2];
  if (word === '401') return { status: 401 };
  if (word === 'held') return { held: true };
  const [, latency] = /^(\d{1,6})ms$/.exec(word) ?? [];
  if (latency) return { latencyMs: Number(latency) };
  const [, call] = /^call([1-9]\d{0,3})$/.exec(word) ?? [];
  if (call) return { call: Number(call) };
  const [, share] = /^share([1-9]\d?|100)$/.exec(word) ?? [];
  if (share) return { share: Number(share) };
  const [, status, example] = /^([2-5]\d\d)\.(\w+)$/.exec(word) ?? [];
  return example === undefined ? undefined : { status: Number(status), example };
}

/** Undefined when it is not a valid fault. */
export function faultOf(written: string): Fault | undefined {
  if (written.startsWith('{')) return faultInJson(written);
  const parts = written.split(',').map(partOf);
  return parts.includes(undefined) ? undefined : Object.assign({}, ...parts);
}

function faultInJson(written: string): Fault | undefined {
  try {
    return v.parse(faultSchema, JSON.parse(written));
  } catch {
    return undefined;
  }
}

const isSame = (one: Fault, other: Fault) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

/** Such as `500,2000ms,call3`. A fault that a script has set and that has no word is written as JSON. */
export function writtenFault(fault: Fault): string {
  const { latencyMs, held, call, share, ...rest } = fault;
  const { status, example } = rest;
  const [general] = GENERAL.find(([, , each]) => isSame(each, rest)) ?? [];
  const main = general ?? (example !== undefined ? `${status ?? 200}.${example}` : status && String(status));
  const more = [latencyMs && `${latencyMs}ms`, held && 'held', call && `call${call}`, share && `share${share}`];
  const words = [main, ...more].filter(Boolean).join(',');
  const read = faultOf(words);
  return read && isSame(example === undefined ? fault : { ...fault, status: status ?? 200 }, read)
    ? words
    : JSON.stringify(fault);
}

/** Describes a fault in words. */
export function faultInWords(fault: Fault): string {
  const { status, example, body, drop, lost, latencyMs, held, call, share } = fault;
  const answer = drop
    ? 'connection cut'
    : body !== undefined
      ? `${status ?? 200} with a body of its own`
      : [status ?? (example === undefined ? undefined : 200), example].filter(Boolean).join(' ');
  const general = GENERAL.find(([word]) => word === 'html502')?.[2];
  return [
    body !== undefined && body === general?.body ? '502 with a page of HTML' : answer,
    lost && (answer ? 'done anyway' : 'done, answer lost'),
    latencyMs && `after ${groupDigits(latencyMs)} ms`,
    held && 'held until repaired',
    call && `call ${groupDigits(call)} only`,
    share && `${share} of 100 calls`,
  ]
    .filter(Boolean)
    .join(', ');
}
