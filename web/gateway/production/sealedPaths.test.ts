// The browser asks only for files that a server has listed to the same person, and for these by any words of the server.
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { headerSafe } from '#wire/headerSafe';
import { examples } from '../../../openapi/generated/examples';
import { identityOf } from '../policy/session/session';
import { callOf, json, tlsServer, trusted, upstreamOf } from './testing';

/** A server that answers every call with this list, and records what it was asked. */
async function startAt(list: object) {
  const requests: { imagepath: unknown; body: string }[] = [];
  const url = await tlsServer(async (request, response) => {
    requests.push({ imagepath: request.headers.imagepath, body: String(await buffer(request)) });
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(list));
  });
  const operations = {
    listMemberFiles: { path: '/files' },
    saveImage: { path: '/save' },
    getImage: { path: '/image' },
    getDoctorImage: { path: '/image' },
    getContentImage: { path: '/image' },
  };
  return { ...(await upstreamOf({ upstreams: { main: { url, ...trusted } }, operations })), requests };
}

const REVIEWER = examples.loginAgora[200].default.data.user;
const identity = identityOf({ ...REVIEWER, department: 'MIS APD' }, 'AGORA');

test.each([
  '\\\\srv\\share\\ñ.png',
  'D:\\Uploads\\kyc\\1\\a b.png',
  '/kyc/1/a.png',
  'https://files.example/a.png?x=%20',
])(
  'a file listed as %s is asked for by these words, by the person and in the operation that it was listed to',
  async (path) => {
    const { upstream, requests } = await startAt({ data: [{ tag: 'selfie', path, ext: 'png' }] });
    const list = await upstream.call(
      callOf('listMemberFiles', { ...json({ Value: { member_id: 1 } }), identity, record: '1' }),
    );
    const [file] = JSON.parse(String(list.body)).data;
    const imagepath = headerSafe(file.path);
    await upstream.call(callOf('getImage', { headers: { imagepath }, identity }));
    expect(decodeURIComponent(String(requests.at(-1)?.imagepath))).toBe(path);
    const save = (record: string) =>
      callOf('saveImage', { ...json({ ImageDetails: { filepath: file.path } }), identity, record });
    await upstream.call(save('1'));
    expect(JSON.parse(String(requests.at(-1)?.body))).toEqual({ ImageDetails: { filepath: path } });

    const colleague = { ...identity, email: 'ana@lumina.example' };
    const refused = [
      save('2'),
      callOf('getContentImage', { headers: { imagepath }, identity }),
      callOf('getDoctorImage', { headers: { imagepath }, identity }),
      callOf('getImage', { headers: { imagepath }, identity: colleague }),
      callOf('getImage', { headers: { imagepath: headerSafe(path) }, identity }),
      callOf('getImage', { headers: { imagepath: headerSafe(`${file.path}x`) }, identity }),
    ];
    const asked = requests.length;
    for (const call of refused) await expect(upstream.call(call)).rejects.toMatchObject({ statusCode: 403 });
    expect(requests).toHaveLength(asked);
  },
);
