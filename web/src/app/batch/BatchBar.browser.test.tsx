import { useMemo, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '@/api/answer';
import { drawSignedIn } from '@/app/testingInBrowser';
import { Disable } from '@/ui/buttons/pageIcons';
import { toast } from '@/ui/messages/toasts';
import type { Column } from '@/ui/table/columns/columns';
import { DataTable } from '@/ui/table/DataTable';
import { useChoice } from '@/ui/table/rows';
import { useDataTable } from '@/ui/table/useDataTable';
import type { TableView } from '@/ui/table/view';
import { escapeFrom } from '@/ui/testing';
import { BatchBar } from './BatchBar';
import type { BatchAction } from './runEach';

interface Branch {
  code: string;
}

const COLUMNS: Column<Branch>[] = [{ key: 'code', title: 'Code', text: ({ code }) => code }];
const onOpen = vi.fn();
const rowId = ({ code }: Branch) => code;

/** The server of the branches: what it was sent, and a call that waits until the test answers it. */
const server = {
  closed: new Set<string>(),
  sent: [] as string[],
  /** Set while calls wait for their answer. */
  answer: null as (() => void) | null,
  isHolding: false,
  fails: new Map<string, Error>(),
};
beforeEach(() => {
  server.closed = new Set(['BR12']);
  server.sent = [];
  server.isHolding = false;
  server.fails = new Map();
});

async function close({ code }: Branch): Promise<void> {
  server.sent.push(code);
  if (server.isHolding)
    await new Promise<void>((resolve) => {
      server.answer = resolve;
    });
  const failure = server.fails.get(code);
  if (failure) throw failure;
  server.closed.add(code);
}

const CLOSE: BatchAction<Branch> = {
  label: 'Close down',
  icon: <Disable />,
  doneWord: 'Closed',
  isDone: ({ code }) => server.closed.has(code),
  means: () => 'Nobody can go there.',
  begin: () => ({
    send: close,
    isDone: async ({ code }) => server.closed.has(code),
    undo: async ({ code }) => {
      server.closed.delete(code);
    },
  }),
};

const ALL = Array.from({ length: 12 }, (_, at) => ({ code: `BR${at + 10}` }));

function Branches() {
  const [text, setText] = useState('');
  const found = useMemo(() => ALL.filter(({ code }) => code.includes(text)), [text]);
  const [view, setView] = useState<TableView>({ page: 1, pageSize: 5, sort: '', hide: '', open: '' });
  const onView = (change: Partial<TableView>) => setView((before) => ({ ...before, ...change }));
  const table = useDataTable({ name: 'branches', columns: COLUMNS, rows: found, rowId, view, onView });
  const choice = useChoice(() => table.ordered().map(rowId));
  return (
    <section>
      <input type="search" aria-label="Find" value={text} onChange={({ target }) => setText(target.value)} />
      <DataTable
        table={table}
        label="Branches"
        isLoading={false}
        empty={{ title: 'None' }}
        onOpen={onOpen}
        choice={choice}
        foot={
          <BatchBar
            things={{ one: 'branch', many: 'branches' }}
            nameOf={rowId}
            refresh={['branches']}
            actions={[CLOSE]}
            chosen={ALL.filter((row) => choice.chosen.has(row.code))}
            found={found}
            onAll={choice.chooseAll}
            onDone={(done) => choice.setMany(done.map(rowId), false)}
            onClose={choice.clear}
          />
        }
      />
    </section>
  );
}

const bar = () => page.getByRole('group', { name: 'Selected rows' });
const row = (at: number) => page.getByRole('row').nth(at + 1);
const question = (title: string) => page.getByRole('alertdialog', { name: title });
const run = () => page.getByRole('dialog', { name: /^Close down/ });
const outcomes = () => page.getByRole('list', { name: 'Results' }).getByRole('listitem');
const isChosen = (words: string) => expect.element(bar().getByRole('status')).toHaveTextContent(words);
const saysAtEnd = (words: string) => expect.element(run().getByRole('status')).toHaveTextContent(words);
const press = (where: ReturnType<typeof run>, name: string) =>
  where.getByRole('button', { name, exact: true }).last().click();

async function begin(count: string): Promise<void> {
  await press(bar(), 'Close down');
  await press(question(`Close down ${count}?`), 'Close down');
}

async function chooseFirst(count: number): Promise<void> {
  row(0).element().focus();
  await userEvent.keyboard('x');
  for (let at = 1; at < count; at += 1) await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
}

it('chooses by keyboard on several pages, also below a message, and tells how many of them are not found any more', async () => {
  const hideMessage = toast.underWay('A message that was there before the list');
  await expect.element(page.getByText('A message that was there before the list')).toBeVisible();
  await drawSignedIn(<Branches />);
  await chooseFirst(3);
  await isChosen('3 selected');
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
  await isChosen('2 selected');
  await expect.element(row(1)).toHaveFocus();
  await userEvent.keyboard('[BracketRight]');
  await expect.element(page.getByText('Page 2 of 3')).toBeVisible();
  row(0).element().focus();
  await userEvent.keyboard('jx');
  await isChosen('3 selected');
  await page.getByRole('searchbox', { name: 'Find' }).fill('BR2');
  await isChosen('3 selected, 3 not in the results');
  await page.getByRole('searchbox', { name: 'Find' }).fill('');
  // Before, it says how many of them are not in what is found.
  await expect.element(bar().getByRole('status')).toHaveTextContent(/selected$/);
  row(0).element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(bar()).not.toBeInTheDocument();
  hideMessage();
  await userEvent.keyboard('{Shift>}X{/Shift}');
  await isChosen('12 selected');
  await press(bar(), 'Clear selection');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await isChosen('5 selected');
  await press(bar(), 'Select all 12');
  await isChosen('12 selected');
});

it('chooses by boxes and by Shift and a click, which opens no row', async () => {
  await drawSignedIn(<Branches />);
  await page.getByRole('checkbox', { name: 'Select BR10' }).click();
  await row(3).click({ modifiers: ['Shift'] });
  await isChosen('4 selected');
  await expect.element(page.getByRole('checkbox', { name: 'Select all on this page' })).toBePartiallyChecked();
  expect(onOpen).not.toHaveBeenCalled();
});

it('asks once, leaves out what is done already, and sends one after another; one Undo takes all back', async () => {
  await drawSignedIn(<Branches />);
  await chooseFirst(4);
  await press(bar(), 'Close down');
  const asked = question('Close down 3 branches?');
  await expect.element(asked).toHaveTextContent("'BR10', 'BR11' and 'BR13'.");
  await expect.element(asked).toHaveTextContent('Nobody can go there.');
  await expect.element(asked).toHaveTextContent('1 of the 4 selected is already closed.');
  await expect.element(asked.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(asked).not.toBeInTheDocument();
  expect(server.sent).toEqual([]);
  await begin('3 branches');
  await saysAtEnd('All 3 done.');
  expect(server.sent).toEqual(['BR10', 'BR11', 'BR13']);
  await press(run(), 'Close');
  await expect.element(page.getByText('3 branches are closed.')).toBeVisible();
  await isChosen('1 selected');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(page.getByText('Undone: 3 branches.')).toBeVisible();
  expect([...server.closed]).toEqual(['BR12']);
});

/** Begins with two branches, and wants to leave while the answer for the first one is held back. */
async function leaveFirstCall(): Promise<void> {
  await drawSignedIn(<Branches />);
  await chooseFirst(2);
  server.isHolding = true;
  await begin('2 branches');
  await expect.poll(() => server.sent).toEqual(['BR10']);
  await escapeFrom(run());
}

it('is stopped after the call under way, and goes on with the rest; leaving asks first', async () => {
  await leaveFirstCall();
  await expect.element(question('Leave and stop?').getByRole('button', { name: 'Stay' })).toHaveFocus();
  await press(question('Leave and stop?'), 'Stay');
  await press(run(), 'Stop');
  server.isHolding = false;
  server.answer?.();
  await saysAtEnd('Stopped. 1 done, 1 not sent.');
  expect(server.sent).toEqual(['BR10']);
  await press(run(), 'Continue (1)');
  await saysAtEnd('All 2 done.');
  expect(server.sent).toEqual(['BR10', 'BR11']);
});

it('goes on after failures, and tries only those again; one without an answer is looked up first', async () => {
  await drawSignedIn(<Branches />);
  await chooseFirst(2);
  server.fails.set('BR10', new ApiError('unreachable', 'No answer.'));
  server.fails.set('BR11', new ApiError('refused', 'It is in use.'));
  await begin('2 branches');
  await saysAtEnd('0 done, 2 failed.');
  await expect.element(outcomes().nth(0)).toHaveTextContent('It may have been done. Retrying checks this first.');
  await expect.element(outcomes().nth(1)).toHaveTextContent('It is in use.');
  server.closed.add('BR10');
  server.fails.clear();
  await press(run(), 'Retry (2)');
  await saysAtEnd('All 2 done.');
  expect(server.sent).toEqual(['BR10', 'BR11', 'BR11']);
});

it('begins no other run until the call of one that was left has ended', async () => {
  await leaveFirstCall();
  await press(question('Leave and stop?'), 'Leave');
  await isChosen('2 selected');
  const closeDown = bar().getByRole('button', { name: 'Close down' });
  await expect.element(closeDown).toHaveAccessibleDescription('Finishing the current row …');
  await closeDown.click({ force: true });
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  server.isHolding = false;
  server.answer?.();
  await expect.element(page.getByText('1 branch is closed.')).toBeVisible();
  await isChosen('1 selected');
  await begin('1 branch');
  await saysAtEnd('Done.');
  expect(server.sent).toEqual(['BR10', 'BR11']);
});
