// No personal data of the real servers' answers is written: every operation answers with marked values wherever the
// contract allows them, and none of them may appear in the recording.
import { expect, it } from 'vitest';
import type { OperationId } from '#contract';
import { examples } from '../../openapi/generated/examples';
import { answerRules } from '../../web/gateway/answers/answers';
import { operationIds, requestRules } from '../../web/gateway/answers/contract';
import { callsIn } from './har';
import { type Call, createRecording, examplesByArea, isRecorded } from './recording';

const SECRET = 'of this test';
const rules = answerRules();
const recorded = operationIds.filter(isRecorded);

/** Marked values of all kinds; each is put wherever the contract allows it. */
const MARKS = [
  'Markada Juana, called back: markada@leak.example or 0917 998 8776',
  'MARKADA',
  'MARKADA7788',
  'markada/markada.png',
  'markada@leak.example',
  '9988776655',
  '998877665544.33',
  '1987-06-29',
  '1987-06-29T11:22:33',
  '06/29/1987',
  '06-29-1987',
  '06/29/1987 11:22:33',
  '6/29/1987 11:22:33 AM',
  'TWFya2FkYQ==',
  '{"markada":"Markada"}',
  '78',
  99887766,
];
const FOUND = /markada|leak\.example|99887766|1987-06-29|06[/-]29[/-]1987|6\/29\/1987|TWFya2Fk/i;

const call = (operation: OperationId, more: Partial<Call> = {}): Call => ({
  ...{ operation, headers: {}, query: {}, body: undefined },
  ...more,
});

const typeOf = (value: unknown) => (typeof value === 'string' ? 'text/plain' : 'application/json');
const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

type Way = (string | number)[];

function leavesOf(value: unknown, way: Way = []): Way[] {
  if (typeof value !== 'object' || value === null) return [way];
  return Object.entries(value).flatMap(([name, inner]) =>
    leavesOf(inner, [...way, Array.isArray(value) ? Number(name) : name]),
  );
}

function withAt(value: unknown, [first, ...rest]: Way, replacement: unknown): unknown {
  if (first === undefined) return replacement;
  if (Array.isArray(value)) return value.map((each, at) => (at === first ? withAt(each, rest, replacement) : each));
  const fields = value as Record<string, unknown>;
  return { ...fields, [first]: withAt(fields[first], rest, replacement) };
}

/** Every answer of the contract with one marked value, wherever it is allowed. */
function* markedAnswers(operation: OperationId): Generator<{ status: number; value: unknown }> {
  const all: Record<string, Record<string, unknown>> = examples[operation];
  for (const [status, answers] of Object.entries(all))
    for (const example of Object.values(answers)) {
      const isText = typeof example === 'string';
      const value: unknown = isText ? JSON.parse(JSON.parse(example)) : example;
      const answerOf = (marked: unknown) => {
        const more = { ...Object(marked), nobodyNamesIt: 'Markada' };
        return isText ? JSON.stringify(JSON.stringify(more)) : more;
      };
      const mayStand = (marked: unknown) => {
        const answer = answerOf(marked);
        const schema = rules.schemaOf(operation, Number(status), typeOf(answer));
        if (typeof schema === 'string') return false;
        return rules.read(schema, typeOf(answer), Buffer.from(written(answer))).breach === undefined;
      };
      for (const mark of MARKS) {
        const places = leavesOf(value).filter((way) => mayStand(withAt(value, way, mark)));
        if (places.length === 0) continue;
        const marked = places.reduce((value, way) => withAt(value, way, mark), value);
        // If the answer is not valid with all places marked at once, mark one place at a time.
        for (const variant of mayStand(marked) ? [marked] : places.map((way) => withAt(value, way, mark)))
          yield { status: Number(status), value: answerOf(variant) };
      }
    }
}

it('writes no marked value of any operation, and keeps most of each answer', () => {
  let answered = 0;
  let keptCount = 0;
  for (const operation of recorded) {
    for (const { status, value } of markedAnswers(operation)) {
      const recordingOfOne = createRecording(SECRET);
      recordingOfOne.keep(call(operation), { status, type: typeOf(value), body: written(value) });
      const calls = recordingOfOne.calls();
      const text = JSON.stringify([calls, recordingOfOne.left()]);
      expect(FOUND.exec(text)?.[0], `${operation} ${status} ${written(value).slice(0, 2000)}`).toBeUndefined();
      answered += 1;
      keptCount += calls.length;
    }
  }
  expect(answered).toBeGreaterThan(500);
  expect(keptCount / answered).toBeGreaterThan(0.9);
});

it('keeps no marked value of any call', () => {
  for (const operation of recorded) {
    const { headers, query, bodies } = requestRules[operation];
    for (const mark of MARKS) {
      const recording = createRecording(SECRET);
      const valuesOf = (names: object) => Object.fromEntries(Object.keys(names).map((name) => [name, String(mark)]));
      const lower = Object.fromEntries(
        Object.entries(valuesOf(headers)).map(([name, value]) => [name.toLowerCase(), encodeURIComponent(value)]),
      );
      const fields = Object.keys(bodies['application/json']?.properties?.Value?.properties ?? {});
      const body = JSON.stringify({ Value: Object.fromEntries(fields.map((name) => [name, mark])) });
      recording.keep(
        call(operation, {
          headers: { ...lower, markada: 'Markada', authorization: 'Markada' },
          query: valuesOf(query),
          body,
        }),
        {
          ...{ status: 401, type: 'application/json', body: '{"message":"Invalid Access Token"}' },
        },
      );
      expect(
        FOUND.exec(JSON.stringify(recording.calls().map(({ asked: value }) => value)))?.[0],
        operation,
      ).toBeUndefined();
    }
  }
});

const pending = JSON.stringify(Object.values(examples.listPendingRegistrations[200])[0]);
const [firstRow] = JSON.parse(pending).data ?? [];

it('replaces a value of a list row and the same value in a later call alike', () => {
  const recording = createRecording(SECRET);
  recording.keep(call('listPendingRegistrations'), { status: 200, type: 'application/json', body: pending });
  const member = {
    status: 200,
    type: 'application/json',
    body: JSON.stringify(Object.values(examples.getMemberCoreData[200])[0]),
  };
  recording.keep(call('getMemberCoreData', { headers: { accountno: firstRow.accountno } }), member);
  const [list, about] = recording.calls();
  const [row] = Object(list?.value).data;
  expect(about?.asked.accountno).toBe(row?.accountno);
  expect(row?.accountno).toMatch(/^\d+$/);
  expect(row?.accountno).not.toBe(firstRow.accountno);
  expect(row?.status).toBe(firstRow.status);
});

it('gives the same recording with the same secret, and a different one with another', () => {
  const standInFor = (secret: string) => {
    const recording = createRecording(secret);
    recording.keep(call('listPendingRegistrations'), { status: 200, type: 'application/json', body: pending });
    return examplesByArea(recording.calls()).get('kyc');
  };
  expect(standInFor(SECRET)).toBe(standInFor(SECRET));
  expect(standInFor(SECRET)).not.toBe(standInFor('another'));
});

it('keeps no sign-ins, changes, binary answers, or answers that break the contract', () => {
  const recording = createRecording(SECRET);
  const json = (body: string) => ({ status: 200, type: 'application/json', body });
  recording.keep(call('loginAgora'), json('{}'));
  recording.keep(call('addRemark'), json('{"success":true,"message":"Yes."}'));
  recording.keep(call('listRemarks'), json('{"data":[{"recordid":"Markada"}]}'));
  recording.keep(call('listRemarks'), { status: 502, type: 'text/html', body: '<p>Markada</p>' });
  recording.keep(call('getImage'), { status: 200, type: 'image/png', body: 'Markada' });
  expect(recording.calls()).toEqual([]);
  expect(recording.left()).toEqual([
    ['listRemarks', 2],
    ['getImage', 1],
  ]);
});

it('writes a file of examples for each area, by operation, status and name', () => {
  const recording = createRecording(SECRET);
  recording.keep(call('listRegions'), {
    status: 200,
    type: 'application/json',
    body: JSON.stringify(Object.values(examples.listRegions[200])[0]),
  });
  recording.keep(call('listRemarks'), {
    status: 401,
    type: 'application/json',
    body: '{"message":"Invalid Access Token"}',
  });
  const areas = examplesByArea(recording.calls());
  expect([...areas.keys()]).toEqual(['ebilling', 'remarks']);
  // Error messages of the contract itself stay as they are.
  expect(areas.get('remarks')).toBe(
    'listRemarks:\n  "401":\n    recorded:\n      value:\n        message: Invalid Access Token\n',
  );
});

it('reads calls of the contract from a HAR file, by method and path below any base path', () => {
  const entry = (method: string, url: string, text: string) => ({
    request: { method, url, headers: [{ name: 'AccountNo', value: '1' }] },
    response: { status: 200, content: { mimeType: 'application/json; charset=utf-8', text, encoding: 'base64' } },
  });
  const entries = [
    entry('GET', 'https://console.example/uat/kyc/api/remarks?x=1', Buffer.from('{"data":[]}').toString('base64')),
    entry('GET', 'https://console.example/assets/main.js', ''),
    entry('POST', 'https://console.example/api/nowhere', ''),
  ];
  const calls = callsIn(JSON.stringify({ log: { entries } }));
  expect(calls).toEqual([
    {
      call: { operation: 'listRemarks', headers: { accountno: '1' }, query: { x: '1' }, body: undefined },
      answer: { status: 200, type: 'application/json; charset=utf-8', body: '{"data":[]}' },
    },
  ]);
});
