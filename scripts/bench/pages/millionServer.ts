// Servers with any number of records, which are generated from their numbers on request and never held in memory. Lists
// that come in one answer are streamed.
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { OperationId } from '#contract';
import { certificate } from '../../../mocks/shim/settings';
import { examples } from '../../../openapi/generated/examples';

/** Records to search for; they are among the first of a list of any length. */
export const WANTED = { registration: 'Xylophonia', product: 'Zitherpraxis', registrationAt: 900, productAt: 15 };

const WRITTEN_AT_ONCE = 1_000;
/** After the first half, a long answer becomes so slow that it can be cancelled before its end. */
const AFTER_HALF = { rows: 1, everyMs: 1_000 };

const [registration] = examples.listPendingRegistrations[200].default.data;
const [product] = examples.listProducts[200].default.data;
const [config] = examples.listRcsConfigs[200].default.Data;
const [rating] = examples.exportSurvey[200].default.data;
const [account] = examples.listSuspendedAccounts[200].default.data;

const registrationAt = (at: number) => ({
  ...registration,
  recordid: at + 1,
  incremental_id: `KYC${2000 + Math.floor(at / 99_999)}${String((at % 99_999) + 1).padStart(5, '0')}`,
  lastname: at === WANTED.registrationAt ? WANTED.registration : `DELA CRUZ ${at}`,
  // Of the brand that the signed-in person sees.
  avegatag: true,
});
const productAt = (at: number) => ({
  ...product,
  recordid: at + 1,
  productID: at + 1,
  productname: at === WANTED.productAt ? WANTED.product : `Check-up ${at}`,
});
const configAt = (at: number) => ({ ...config, AcctApp_ConfigurationId: at + 1, Recordid: at + 1 });
const ratingAt = (at: number) => ({ ...rating, name: `Maria Clara ${at}`, acctnum: String(1e12 + at) });
const accountAt = (at: number) => ({
  ...account,
  recordid: at + 1,
  corpacct: `LMN${String(at).padStart(8, '0')}`,
});

function pageOf<Row>(start: number, end: number, count: number, rowAt: (at: number) => Row): Row[] {
  const length = Math.max(0, Math.min(end, count) - start);
  return Array.from({ length }, (_, index) => rowAt(start + index));
}

type Answer = (request: IncomingMessage, query: URLSearchParams, count: number) => object;

/** Lists that are paged. */
const paged: Partial<Record<OperationId, Answer>> = {
  listPendingRegistrations: ({ headers }, _query, count) => ({
    data: pageOf(Number(headers.recordstart), Number(headers.recordend), count, registrationAt),
    recordcount: count,
  }),
  listProducts: (_request, query, count) => {
    const [page, size] = [Number(query.get('page')), Number(query.get('pageSize'))];
    return { data: pageOf((page - 1) * size, page * size, count, productAt), recordcount: count };
  },
  listRcsConfigs: (_request, query, count) => {
    const [PageNumber, size] = [Number(query.get('pageNumber')), Number(query.get('pageSize'))];
    const Data = pageOf((PageNumber - 1) * size, PageNumber * size, count, configAt);
    return { Data, success: true, PageNumber, TotalRecords: count, TotalPages: Math.ceil(count / size) };
  },
};

/** Lists that come in one answer. */
const lists: Partial<Record<OperationId, { rowAt: (at: number) => object; slowsDown: boolean }>> = {
  exportSurvey: { rowAt: ratingAt, slowsDown: true },
  listSuspendedAccounts: { rowAt: accountAt, slowsDown: false },
};

const others = { checkDevice: examples.checkDevice[200].default };

export const ANSWERED = [...Object.keys({ ...paged, ...lists, ...others })] as OperationId[];

async function* written(
  count: number,
  { rowAt, slowsDown }: NonNullable<(typeof lists)[OperationId]>,
  onHalf: () => void,
) {
  const fast = slowsDown ? Math.ceil(count / 2) : count;
  yield '{"data":[';
  for (let at = 0; at < count; ) {
    if (at === fast) onHalf();
    if (at >= fast) await pause(AFTER_HALF.everyMs);
    const end = at < fast ? Math.min(at + WRITTEN_AT_ONCE, fast) : Math.min(at + AFTER_HALF.rows, count);
    yield `${at === 0 ? '' : ','}${JSON.stringify(pageOf(at, end, count, rowAt)).slice(1, -1)}`;
    at = end;
  }
  yield ']}';
}

export class MillionServer {
  count = 0;
  /** Events of a long answer: `half` when half is written, `given up` with the time when the client cancels it. */
  readonly events = new EventEmitter();
  private readonly server = createServer(
    { key: readFileSync(certificate('server.key')), cert: readFileSync(certificate('server.pem')) },
    (request, response) => void this.answer(request, response),
  );

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `https://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    request.resume();
    const { pathname, searchParams } = new URL(request.url ?? '', 'https://localhost');
    const id = pathname.slice(1) as OperationId;
    response.writeHead(200, { 'content-type': 'application/json' });
    const list = lists[id];
    if (!list) {
      const answer =
        paged[id]?.(request, searchParams, this.count) ?? Object.entries(others).find(([name]) => name === id)?.[1];
      response.end(JSON.stringify(answer));
      return;
    }
    const rows = Readable.from(
      written(this.count, list, () => this.events.emit('half')),
      { objectMode: false },
    );
    await pipeline(rows, response).catch(() => this.events.emit('given up', performance.now()));
  }
}
