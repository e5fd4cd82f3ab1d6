// The shim of the rehearsal must really exercise the translation: its names must differ from the contract's.
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { shimEnv, shimSettings } from '../../../mocks/shim/settings';
import { withNames } from '../../../mocks/shim/spelling';
import { examples } from '../../../openapi/generated/examples';
import { operationIds } from '../answers/contract';
import { dictionariesOf, translateWords } from './settings/names';
import { bytesOf, callOf, json, tlsServer, upstreamOf } from './testing';

test('the fields that identify a person have other names at the shim', async () => {
  const received: Promise<Buffer>[] = [];
  const url = await tlsServer((request: IncomingMessage, response) => {
    received.push(buffer(request));
    response.writeHead(200, { 'content-type': 'text/plain' }).end('{"x1_recordid":7}');
  });
  const { upstream } = await upstreamOf({ ...shimSettings(url), codec: 'plain' }, shimEnv);
  const decision = { memberid: 1, approved_by: 'ana@lumina.example', email: 'm@mail.example' };
  await upstream.call(callOf('saveDecision', json({ Value: decision })));
  const { body } = await upstream.call(callOf('listPendingRegistrations'));
  expect(JSON.parse(String(await received[0]))).toEqual({
    Value: { memberid: 1, x1_approved_by: 'ana@lumina.example', x1_email: 'm@mail.example' },
  });
  expect(JSON.parse(String(await bytesOf(body)))).toEqual({ recordid: 7 });
});

test('every answer of the contract is translated back to the same names', () => {
  const { names } = shimSettings('https://localhost');
  for (const id of operationIds) {
    const { answer } = dictionariesOf(id, { names, values: {} });
    const body = JSON.stringify(examples[id]);
    expect(translateWords(JSON.parse(withNames(body, names)), answer), id).toEqual(JSON.parse(body));
  }
});
