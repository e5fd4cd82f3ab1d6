// The rehearsal's server must put the translation to the test: its words differ from the contract's where they matter.
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { shimEnv, shimSettings } from '../../../mocks/shim/settings';
import { withNames } from '../../../mocks/shim/spelling';
import { examples } from '../../../openapi/generated/examples';
import { operationIds } from '../answers/contract';
import { dictionariesOf, inOtherWords } from './settings/names';
import { bytesOf, callOf, json, tlsServer, upstreamOf } from './testing';

test('who somebody is has names of its own on the way', async () => {
  const heard: Promise<Buffer>[] = [];
  const url = await tlsServer((request: IncomingMessage, response) => {
    heard.push(buffer(request));
    response.writeHead(200, { 'content-type': 'text/plain' }).end('{"x1_recordid":7}');
  });
  const { upstream } = await upstreamOf({ ...shimSettings(url), codec: 'plain' }, shimEnv);
  const decision = { memberid: 1, approved_by: 'ana@lumina.example', email: 'm@mail.example' };
  await upstream.call(callOf('saveDecision', json({ Value: decision })));
  const { body } = await upstream.call(callOf('listPendingRegistrations'));
  expect(JSON.parse(String(await heard[0]))).toEqual({
    Value: { memberid: 1, x1_approved_by: 'ana@lumina.example', x1_email: 'm@mail.example' },
  });
  expect(JSON.parse(String(await bytesOf(body)))).toEqual({ recordid: 7 });
});

test('whatever the contract answers comes back in its own words', () => {
  const { names } = shimSettings('https://localhost');
  for (const id of operationIds) {
    const { answer } = dictionariesOf(id, { names, values: {} });
    const said = JSON.stringify(examples[id]);
    expect(inOtherWords(JSON.parse(withNames(said, names)), answer), id).toEqual(JSON.parse(said));
  }
});
