import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '@/api/answer';
import { twoFrames } from '@/ui/testing';
import {
  approval,
  button,
  decideElsewhere,
  disapproval,
  drawDesk,
  heading,
  inList,
  lastQuestion,
  release,
  review,
  server,
} from '../testingInBrowser';

/** The names of the cases: new ones for each test, because messages of the last one may still be shown. */
let [ana, ben, carla, dino] = ['', '', '', ''];
let round = 0;
const FAILED = new ApiError('unexpected', 'Internal Server Error');
const LOST = new ApiError('unreachable', 'No answer.');
const NOT_RECORDED = 'Internal Server Error. The decision was not recorded. The current status is Waiting. Try again.';

const keys = (all: string) => userEvent.keyboard(all);
const hasFocus = (what: ReturnType<typeof page.getByText>) => expect.element(what).toHaveFocus();
const isShown = (name: string) => expect.element(heading(name)).toBeVisible();
const isGone = (what: ReturnType<typeof page.getByText>) => expect.element(what).not.toBeInTheDocument();
const canDecide = () => expect.element(button('Approve')).toBeEnabled();
const isSending = () => expect.element(button('Disapprove')).toBeDisabled();
const tells = (words: string) => expect.element(page.getByText(words)).toBeVisible();
const failureInCase = () => review().getByRole('alert');
const confirmation = () => approval().getByRole('button', { name: 'Approve' });
const approved = () => server.sent.map(({ action, id }) => `${action} ${id.slice(-2)}`);

async function open(name: string): Promise<void> {
  await expect.element(inList(name)).toBeVisible();
  inList(name).element().focus();
  await keys('{Enter}');
  await isShown(name);
}

async function approve(): Promise<void> {
  await canDecide();
  await keys('a');
  await hasFocus(confirmation());
  await keys('{Enter}');
}

/** Closes the case before the answer comes. */
async function approveAndLeave(): Promise<void> {
  server.decisions.isHolding = true;
  await approve();
  await isSending();
  history.back();
  await isGone(review());
}

async function beginDisapproval(): Promise<void> {
  await keys('d');
  await hasFocus(disapproval().getByLabelText('Search remarks'));
  await keys('{Enter}');
  await expect
    .element(disapproval().getByRole('list', { name: 'Selected remarks' }))
    .toHaveTextContent('Blurred selfie');
}

beforeEach(async () => {
  round += 1;
  [ana, ben, carla, dino] = [`Ana ${round}`, `Ben ${round}`, `Carla ${round}`, `Dino ${round}`];
  await drawDesk({ name: ana }, { name: ben }, { name: carla }, { name: dino });
  await open(ana);
  await canDecide();
});

it('sends a decision once, however often its confirmation is clicked or pressed', async () => {
  server.decisions.isHolding = true;
  await keys('a');
  await hasFocus(confirmation());
  await confirmation().dblClick();
  await isSending();
  release(server.decisions);
  await isShown(ben);
  server.decisions.isHolding = true;
  await canDecide();
  await keys('a');
  await hasFocus(confirmation());
  await keys('{Enter}{Enter}');
  release(server.decisions);
  await isShown(carla);
  await canDecide();
  server.decisions.isHolding = true;
  await beginDisapproval();
  await keys('{Control>}{Enter}{/Control}');
  const disapprove = lastQuestion().getByRole('button', { name: 'Disapprove' });
  await hasFocus(disapprove);
  await keys('{Control>}{Enter}{/Control}');
  await expect.element(disapprove).toHaveAttribute('aria-disabled', 'true');
  await keys('{Control>}{Enter}{/Control}');
  release(server.decisions);
  await isShown(dino);
  await isGone(page.getByRole('alertdialog'));
  expect(approved()).toEqual(['approve 00', 'approve 01', 'disapprove 02']);
});

it('goes no further than to the confirmation by a double click on Disapprove', async () => {
  await beginDisapproval();
  const goOn = disapproval().getByRole('button', { name: 'Disapprove', exact: true });
  const before = goOn.element().getBoundingClientRect();
  await goOn.dblClick();
  const disapprove = lastQuestion().getByRole('button', { name: 'Disapprove' });
  await hasFocus(disapprove);
  expect(disapprove.element().getBoundingClientRect().right, 'the other button is elsewhere').toBeLessThan(before.left);
  await twoFrames();
  expect(server.sent).toEqual([]);
});

it('closes its question with the case', async () => {
  await keys('a');
  await hasFocus(confirmation());
  history.back();
  await isGone(review());
  await isGone(page.getByRole('alertdialog'));
});

it('keeps the case open until the server has answered', async () => {
  server.decisions.isHolding = true;
  await approve();
  await expect.element(button('Next case')).toBeDisabled();
  await keys('{Escape}');
  for (const close of review().getByRole('button', { name: 'Close' }).all()) (close.element() as HTMLElement).click();
  await twoFrames();
  await isShown(ana);
  release(server.decisions);
  await isShown(ben);
  await tells(`Approved! ${ana}`);
});

it('leaves another case open that was opened meanwhile; the same one waits, and is followed by the next', async () => {
  await approveAndLeave();
  await open(carla);
  release(server.decisions);
  await tells(`Approved! ${ana}`);
  await isShown(carla);
  await approveAndLeave();
  await open(carla);
  await isSending();
  release(server.decisions);
  await isShown(dino);
  await canDecide();
  expect(approved()).toEqual(['approve 00', 'approve 02']);
});

it('tells a failure with the name when the case is not open, and in the case when it is open again', async () => {
  server.fault = { error: FAILED };
  await approveAndLeave();
  release(server.decisions);
  await tells(`${ana}: ${NOT_RECORDED}`);
  await open(ben);
  await approveAndLeave();
  await open(ben);
  await isSending();
  release(server.decisions);
  await expect.element(failureInCase()).toHaveTextContent(NOT_RECORDED);
  await canDecide();
  await keys('n');
  await isShown(carla);
  await isGone(failureInCase());
});

it('never sends a decision twice whose answer was lost: what stands is looked up first', async () => {
  server.fault = { error: LOST, isDone: true };
  server.lookupError = LOST;
  for (const _ of ['at first', 'again']) {
    await approve();
    await expect.element(failureInCase()).toHaveTextContent('No answer.');
    await canDecide();
    expect(approved()).toEqual(['approve 00']);
  }
  server.lookupError = null;
  await approve();
  await isShown(ben);
  await tells(`Approved! ${ana}`);
  expect(approved()).toEqual(['approve 00']);
  await approve();
  await isShown(carla);
  expect(approved(), 'it was made, and counts at once').toEqual(['approve 00', 'approve 01']);
  server.fault = { error: LOST };
  await approve();
  await expect.element(failureInCase()).toHaveTextContent('No answer.');
  server.fault = null;
  await approve();
  await isShown(dino);
  expect(approved()).toEqual(['approve 00', 'approve 01', 'approve 02', 'approve 02']);
});

it('keeps the reasons of a disapproval that fails, and says what stands as far as it is known', async () => {
  server.fault = { error: FAILED };
  await beginDisapproval();
  const words = disapproval().getByLabelText('Additional Remarks (if any)');
  await words.fill('Every word of this stays.');
  const disapprove = async () => {
    await keys('{Control>}{Enter}{/Control}');
    await hasFocus(lastQuestion().getByRole('button', { name: 'Disapprove' }));
    await keys('{Enter}');
  };
  await disapprove();
  const failure = disapproval().getByRole('alert');
  await expect.element(failure).toHaveTextContent(NOT_RECORDED);
  await expect.element(words).toHaveValue('Every word of this stays.');
  await hasFocus(disapproval().getByRole('button', { name: 'Disapprove', exact: true }));
  server.lookupError = FAILED;
  await disapprove();
  await expect
    .element(failure)
    .toHaveTextContent('It may have been recorded. We could not check it. Try again: we check');
  server.lookupError = null;
  server.fault = null;
  await disapprove();
  await isShown(ben);
  expect(server.sent.at(-1)?.reasons).toMatchObject({ chosen: [{ id: 1 }], additional: 'Every word of this stays.' });
});

it('names the colleague who was faster, and goes on; another refusal keeps the case', async () => {
  decideElsewhere(server.cases[0]?.id ?? '', 'disapprove');
  server.fault = { error: new ApiError('refused', 'It is decided.') };
  await approve();
  await tells(`${ana} was already disapproved by other.reviewer@lumina.example.`);
  await isShown(ben);
  server.fault = { error: new ApiError('refused', 'Not today.') };
  await approve();
  await tells('Not today.');
  await isShown(ben);
  await canDecide();
  await isGone(page.getByText(/^Approved!/));
});
