import { isOfInterest } from './complaints.ts';
import { json } from './replies.ts';
import type { Answer, Asked, Call, Complaint, Json, Row, Variant } from './shapes.ts';
import { VARIANTS } from './shapes.ts';

export interface Refusal {
  status?: number;
  body?: Json;
}

/** What a test can set and read. */
export interface TestControls {
  variant: Variant;
  refusals: Map<string, Refusal>;
  requests: Asked[];
  complaints: Complaint[];
}

export function control(method: string, url: URL, body: Row, desk: TestControls, calls: Call[]): Answer {
  switch (`${method} ${url.pathname}`) {
    case 'POST /-/variant':
      return setVariant(body, desk);
    case 'POST /-/refuse':
      return setRefusal(body, desk, calls);
    case 'DELETE /-/refuse':
      if (url.searchParams.has('call')) desk.refusals.delete(url.searchParams.get('call') ?? '');
      else desk.refusals.clear();
      return json({});
    case 'GET /-/asked':
      return json(desk.requests.map((request) => askedRow(request)));
    case 'DELETE /-/asked':
      desk.requests.length = 0;
      return json({});
    case 'GET /-/complaints':
      return json(desk.complaints.map((complaint) => ({ ...complaint })));
    case 'DELETE /-/complaints':
      desk.complaints.length = 0;
      return json({});
    case 'GET /-/calls':
      return json(calls.map(({ name, method, path }) => ({ name, method, path })));
    default:
      return json({ message: 'No such control address' }, 404);
  }
}

function askedRow({ files, headers: all, ...requests }: Asked): Row {
  const headers = Object.fromEntries(Object.entries(all).filter(([name]) => isOfInterest(name)));
  const sizes = Object.entries(files).map(([name, bytes]) => [name, bytes.length]);
  return { ...requests, headers, files: Object.fromEntries(sizes) as Row };
}

function setVariant(body: Row, desk: TestControls): Answer {
  const variant = VARIANTS.find((known) => known === body.variant);
  if (!variant) return json({ message: `The variants are ${VARIANTS.join(', ')}` }, 400);
  desk.variant = variant;
  return json({ variant });
}

function setRefusal(body: Row, desk: TestControls, calls: Call[]): Answer {
  const call = calls.find((known) => known.name === body.call);
  if (!call) return json({ message: `There is no call ${JSON.stringify(body.call)}` }, 404);
  const refusal: Refusal = {};
  if (typeof body.status === 'number') refusal.status = body.status;
  if (body.body !== undefined) refusal.body = body.body;
  desk.refusals.set(call.name, refusal);
  return json({ call: call.name });
}

export function refusalAnswer(call: Call, refusal: Refusal, variant: Variant): Answer {
  const own = call.answers.refuse('Refused by the server', variant);
  const answer = refusal.body === undefined ? own : json(refusal.body, own.status);
  return refusal.status === undefined ? answer : { ...answer, status: refusal.status };
}
