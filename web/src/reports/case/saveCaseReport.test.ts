// Tests the page's side, with a worker that the test controls.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportExport } from '../export/useExport';
import { save } from '../writing/file';
import type { FromWorker, StartCase } from '../writing/writing';
import type { CaseReport } from './caseReport';
import { saveCaseReport } from './saveCaseReport';

vi.mock('../export/useExport');
vi.mock(import('../writing/file'), async (original) => ({ ...(await original()), save: vi.fn() }));

class FakeWorker {
  static all: FakeWorker[] = [];
  static answer: FromWorker | undefined;
  onmessage: (event: { data: FromWorker }) => void = () => {};
  readonly asked: StartCase[] = [];
  isTerminated = false;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(message: StartCase): void {
    this.asked.push(message);
    const { answer } = FakeWorker;
    if (answer) queueMicrotask(() => this.onmessage({ data: answer }));
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

const file = new Blob(['file']);
const report: CaseReport = {
  title: 'Member registration',
  record: '2026112100137',
  name: 'Maria Dela Cruz',
  lines: [],
  sections: [],
  pictures: [{ name: 'Selfie', picture: new Blob(['picture']) }],
  stamp: 'Made by ben@provider.example',
};
const make = async () => report;
const { signal } = new AbortController();

beforeEach(() => {
  FakeWorker.all = [];
  FakeWorker.answer = { type: 'done', blob: file };
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it("saves the worker's file under a valid name, and reports the exported case", async () => {
  await saveCaseReport(make, 'Dela Cruz/Maria', signal);
  expect(FakeWorker.all).toMatchObject([{ asked: [{ type: 'case', report }], isTerminated: true }]);
  expect(vi.mocked(save).mock.calls).toEqual([[file, 'Dela Cruz Maria.pdf']]);
  expect(vi.mocked(reportExport).mock.calls).toEqual([
    [{ title: 'Member registration 2026112100137', rows: 1, format: 'pdf' }],
  ]);
});

it('ends at once when it is aborted, and saves nothing', async () => {
  FakeWorker.answer = undefined;
  const abort = new AbortController();
  const saving = saveCaseReport(make, 'case', abort.signal);
  await vi.waitFor(() => expect(FakeWorker.all[0]?.asked).toHaveLength(1));
  abort.abort();
  await expect(saving).rejects.toMatchObject({ name: 'AbortError' });
  expect(FakeWorker.all).toMatchObject([{ isTerminated: true }]);
  expect(save).not.toHaveBeenCalled();
  expect(reportExport).not.toHaveBeenCalled();
});

it('starts no worker when it is aborted while the pictures are made', async () => {
  const abort = new AbortController();
  const stopped = async () => {
    abort.abort();
    return report;
  };
  await expect(saveCaseReport(stopped, 'case', abort.signal)).rejects.toMatchObject({ name: 'AbortError' });
  expect(FakeWorker.all).toEqual([]);
});

it('shows a message for the user when the worker fails, and saves nothing', async () => {
  FakeWorker.answer = { type: 'failed', message: undefined, cause: 'TypeError: x' };
  await expect(saveCaseReport(make, 'case', signal)).rejects.toThrow('The report could not be created. Try again.');
  expect(save).not.toHaveBeenCalled();
  expect(reportExport).not.toHaveBeenCalled();
});
