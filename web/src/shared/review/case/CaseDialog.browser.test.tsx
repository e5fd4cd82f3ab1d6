import { expect, it, onTestFinished, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { ApiError } from '@/api/answer';
import { currentQueries } from '@/app/shell/queries';
import { twoFrames } from '@/ui/testing';
import {
  approval,
  button,
  disapproval,
  drawDesk,
  heading,
  inList,
  lastQuestion,
  release,
  review,
  server,
} from '../testingInBrowser';

const ANA = { name: 'Ana Cruz' };
const BEN = { name: 'Ben Reyes' };
const CARLA = { name: 'Carla Lim' };
const SERIOUS = { kind: 'bad', text: 'Member status: Terminated' } as const;

const narrowing = () => disapproval().getByLabelText('Search remarks');
const additional = () => disapproval().getByLabelText('Additional Remarks (if any)');
const offered = () => disapproval().getByRole('checkbox');
const chosen = () => disapproval().getByRole('list', { name: 'Selected remarks' }).getByRole('button');
const press = (where: Locator, name: string) => where.getByRole('button', { name, exact: true }).click();
const keys = (all: string) => userEvent.keyboard(all);
const hasFocus = (what: Locator) => expect.element(what).toHaveFocus();
const isGone = (what: Locator) => expect.element(what).not.toBeInTheDocument();
const sentActions = () => server.sent.map(({ action }) => action);

/** By keyboard, as a message may lie above the list. */
async function openEarly({ name }: { name: string }): Promise<void> {
  await expect.element(inList(name)).toBeVisible();
  inList(name).element().focus();
  await keys('{Enter}');
}

async function open({ name }: { name: string }): Promise<void> {
  await openEarly({ name });
  await expect.element(button('Approve')).toBeEnabled();
  await hasFocus(heading(name));
}

async function openDisapproval(): Promise<void> {
  await keys('d');
  await expect.element(offered().first()).toBeVisible();
  await hasFocus(narrowing());
}

it('decides by keys: each decision is confirmed, and followed by the next case', async () => {
  await drawDesk(ANA, BEN, CARLA);
  await open(ANA);
  await keys('n');
  await hasFocus(heading(BEN.name));
  await keys('k');
  await hasFocus(heading(ANA.name));
  await expect.element(button('Approve')).toBeEnabled();
  await keys('a');
  await hasFocus(approval().getByRole('button', { name: 'Approve' }));
  await keys('{Enter}');
  await expect.element(page.getByText('Approved! Ana Cruz')).toBeVisible();
  await hasFocus(heading(BEN.name));
  await expect.element(button('Disapprove')).toBeEnabled();
  await openDisapproval();
  await keys('blurred{ArrowDown} {ArrowDown} ');
  await expect.poll(() => chosen().elements().length).toBe(2);
  await keys('{Tab}Both, please.{Control>}{Enter}{/Control}');
  await hasFocus(lastQuestion().getByRole('button', { name: 'Disapprove' }));
  await keys('{Enter}');
  await hasFocus(heading(CARLA.name));
  expect(server.sent).toMatchObject([
    { action: 'approve', reasons: { chosen: [] } },
    { action: 'disapprove', reasons: { chosen: [{ id: 1 }, { id: 2 }], additional: 'Both, please.' } },
  ]);
  await keys('{Escape}');
  await isGone(review());
  await hasFocus(inList(CARLA.name));
});

it('hears no letters while it asks, while text is typed, or with Ctrl', async () => {
  await drawDesk(ANA, BEN);
  await open(ANA);
  await keys('a');
  await hasFocus(approval().getByRole('button', { name: 'Approve' }));
  await keys('njpksrfd?a');
  await expect.element(approval()).toBeVisible();
  await keys('{Escape}');
  await isGone(approval());
  await openDisapproval();
  await keys('njpksrfda');
  await expect.element(narrowing()).toHaveValue('njpksrfda');
  await additional().click();
  await keys('njda{Enter}e');
  await expect.element(additional()).toHaveValue('njda\ne');
  await keys('{Control>}{Enter}{/Control}');
  await expect.element(disapproval().getByText('Required!')).toBeVisible();
  await keys('{Escape}');
  await isGone(disapproval());
  await keys('{Control>}ad{/Control}');
  await twoFrames();
  await isGone(approval());
  await isGone(disapproval());
  await expect.element(heading(ANA.name)).toBeVisible();
  await isGone(page.getByRole('application', { name: /turned/ }));
  expect(server.sent).toEqual([]);
});

it('does not take a key that is still down as the answer to the question that it opened', async () => {
  await drawDesk(ANA, BEN);
  await open(ANA);
  await openDisapproval();
  await keys('{Enter}{Control>}{Enter>3/}{/Control}');
  const confirm = lastQuestion().getByRole('button', { name: 'Disapprove' });
  await hasFocus(confirm);
  await twoFrames();
  expect(server.sent).toEqual([]);
  await keys('{Enter}');
  await expect.poll(sentActions).toEqual(['disapprove']);
});

it('keeps the focus in the dialog that was opened last when the browser draws late', async () => {
  const draw = window.requestAnimationFrame;
  await drawDesk(ANA, BEN);
  await open(ANA);
  window.requestAnimationFrame = (callback) => window.setTimeout(() => draw(callback), 300);
  try {
    await keys('a');
    await hasFocus(approval().getByRole('button', { name: 'Approve' }));
    await keys('{Escape}d');
    await expect.element(narrowing()).toBeVisible();
    // Until all pending callbacks of two frames have run.
    await twoFrames();
    await hasFocus(narrowing());
  } finally {
    window.requestAnimationFrame = draw;
  }
  const below = review().getByRole('button', { name: 'Approve', exact: true, includeHidden: true }).element();
  below.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await isGone(disapproval());
  await expect.element(review()).toBeVisible();
});

it('loads remarks that could not be loaded again with Enter, and chooses one with the next', async () => {
  await drawDesk(ANA);
  server.remarksError = new ApiError('unexpected', 'Internal Server Error');
  await open(ANA);
  await keys('d');
  await expect.element(disapproval().getByRole('alert')).toHaveTextContent('Internal Server Error');
  await hasFocus(disapproval().getByRole('button', { name: 'Try again' }));
  server.remarksError = null;
  await keys('{Enter}');
  await hasFocus(narrowing());
  await keys('{Enter}');
  await expect.poll(() => chosen().elements().length).toBe(1);
});

it('gives letters to the top dialog alone, also when what had the focus is gone', async () => {
  await drawDesk(ANA, BEN);
  await open(ANA);
  await openDisapproval();
  await keys('{Enter}{Enter}');
  await expect.poll(() => chosen().elements().length).toBe(2);
  await chosen().first().click();
  await hasFocus(chosen().first());
  await keys('{Enter}');
  await hasFocus(narrowing());
  (document.activeElement as HTMLElement).blur();
  await keys('an{Enter}');
  await twoFrames();
  await expect.element(disapproval()).toBeVisible();
  await isGone(page.getByRole('alertdialog'));
  await expect.element(review()).toHaveTextContent(ANA.name);
});

it('is approved only once its pictures are shown; a key that was pressed before is not remembered', async () => {
  await drawDesk(ANA, BEN);
  server.pictures.isHolding = true;
  await openEarly(ANA);
  await expect.element(button('Disapprove')).toBeEnabled();
  await expect.element(button('Approve')).toBeDisabled();
  const why = 'It can be approved once its pictures are shown.';
  await expect.element(button('Approve')).toHaveAccessibleDescription(why);
  await keys('a');
  await expect.element(page.getByRole('alert').filter({ hasText: why })).toBeVisible();
  release(server.pictures);
  await expect.element(button('Approve')).toBeEnabled();
  await twoFrames();
  await isGone(approval());
});

it('asks about a picture that could not be seen, with the focus on going back', async () => {
  await drawDesk(ANA);
  server.pictureError = new ApiError('unexpected', 'Internal Server Error');
  await open(ANA);
  await expect.element(button('Disapprove')).toBeEnabled();
  await keys('a');
  await expect.element(approval()).toHaveTextContent('Selfie could not be loaded');
  await expect.element(approval()).toHaveTextContent('ID could not be loaded');
  await hasFocus(approval().getByRole('button', { name: 'Cancel' }));
  await keys('{Escape}');
  server.pictureError = null;
  await press(page.getByRole('figure', { name: 'Selfie' }), 'Try again: Selfie');
  await expect.element(page.getByRole('application', { name: /^Selfie, / })).toBeVisible();
  await isGone(page.getByRole('application', { name: /^ID, / }));
  await keys('a');
  await expect.element(approval()).not.toHaveTextContent('Selfie could not be loaded');
  await expect.element(approval()).toHaveTextContent('ID could not be loaded');
});

it('asks about a picture that was loaded but cannot be drawn when it is shown', async () => {
  const { decode } = HTMLImageElement.prototype;
  HTMLImageElement.prototype.decode = async function once() {
    await decode.call(this);
    URL.revokeObjectURL(this.src);
  };
  onTestFinished(() => void Object.assign(HTMLImageElement.prototype, { decode }));
  await drawDesk(ANA);
  await open(ANA);
  const selfie = page.getByRole('figure', { name: 'Selfie' });
  await expect.element(selfie.getByRole('alert')).toHaveTextContent('The picture could not be loaded.');
  await isGone(page.getByRole('application', { name: /^Selfie, / }));
  await keys('a');
  await expect.element(approval()).toHaveTextContent('Selfie could not be loaded');
});

it('shows a serious risk large in the question; Enter returns, and only a key of its own approves', async () => {
  await drawDesk({ ...ANA, risks: [SERIOUS] }, BEN);
  await open(ANA);
  await keys('a');
  const words = approval().getByRole('listitem').getByText(SERIOUS.text, { exact: true });
  await expect.element(words).toBeVisible();
  expect(Number.parseFloat(getComputedStyle(words.element()).fontSize)).toBeGreaterThanOrEqual(20);
  await hasFocus(approval().getByRole('button', { name: 'Cancel' }));
  await expect.element(approval()).toHaveTextContent('Shift+A');
  await keys('a{Enter}');
  await isGone(approval());
  await expect.element(heading(ANA.name)).toBeVisible();
  expect(server.sent).toEqual([]);
  await keys('a');
  await expect.element(approval()).toBeVisible();
  await keys('{Shift>}A{/Shift}');
  await hasFocus(heading(BEN.name));
  expect(sentActions()).toEqual(['approve']);
});

it('approves against a difference only with a reason, which is typed or suggested', async () => {
  await drawDesk({ ...ANA, risks: [{ kind: 'bad', text: '2 fields differ', needsReason: true }] }, BEN);
  await open(ANA);
  await keys('a');
  const reason = approval().getByLabelText('Why do you approve it?');
  await hasFocus(reason);
  await keys('  {Enter}');
  await expect.element(approval().getByRole('alert')).toHaveTextContent('Enter a reason.');
  expect(server.sent).toEqual([]);
  await press(approval(), 'Confirmed by phone');
  await expect.element(reason).toHaveValue('Confirmed by phone');
  await hasFocus(reason);
  await keys(' by Ana{Enter}');
  await hasFocus(heading(BEN.name));
  expect(server.sent.map(({ reasons }) => reasons.despite)).toEqual(['Confirmed by phone by Ana']);
});

it('asks for a reason, narrows the remarks by what is typed, and loses nothing when it returns', async () => {
  await drawDesk({ ...ANA, risks: [SERIOUS] }, BEN);
  await open(ANA);
  await openDisapproval();
  await additional().fill('Only words.');
  await press(disapproval(), 'Disapprove');
  await expect.element(disapproval().getByRole('alert')).toHaveTextContent('Required!');
  await narrowing().fill('BLUR');
  await expect.poll(() => offered().elements().length).toBe(2);
  await narrowing().fill('giraffe');
  await expect.element(disapproval().getByText('No matching remarks.')).toBeVisible();
  await narrowing().fill('birth');
  await keys('{Enter}');
  await expect.element(narrowing()).toHaveValue('');
  await expect.element(chosen()).toHaveTextContent('Wrong birthdate');
  await isGone(disapproval().getByText('Required!'));
  const [dialog, picture] = [disapproval(), page.getByRole('figure', { name: 'Selfie' })];
  expect(dialog.element().getBoundingClientRect().right, 'the pictures are not covered').toBeLessThanOrEqual(
    picture.element().getBoundingClientRect().left,
  );
  await additional().click();
  await additional().fill(`ñ${'x'.repeat(1010)}`);
  await expect.element(additional()).toHaveValue(`ñ${'x'.repeat(999)}`);
  await additional().fill('Please call us.');
  await press(disapproval(), 'Disapprove');
  for (const text of [ANA.name, SERIOUS.text, 'Wrong birthdate', 'Please send it again (3).', 'Please call us.'])
    await expect.element(lastQuestion()).toHaveTextContent(text);
  await press(lastQuestion(), 'Return');
  await press(disapproval(), 'Return');
  await isGone(disapproval());
  await press(review(), 'Disapprove');
  await expect.element(additional()).toHaveValue('Please call us.');
  await expect.element(chosen()).toHaveTextContent('Wrong birthdate');
});

it('closes its question when what was read in it has changed: the case, or a chosen remark', async () => {
  await drawDesk(ANA, BEN);
  await open(ANA);
  await keys('a');
  await expect.element(approval()).toBeVisible();
  server.cases = server.cases.map((row) => ({ ...row, risks: [SERIOUS] }));
  await currentQueries()?.invalidateQueries();
  await isGone(approval());
  await expect.element(page.getByText('The case has changed. Read it again before you decide.')).toBeVisible();
  await expect.element(review()).toHaveTextContent(SERIOUS.text);
  await openDisapproval();
  await keys('{Enter}{Control>}{Enter}{/Control}');
  await expect.element(lastQuestion()).toBeVisible();
  server.remarks = server.remarks.slice(1);
  await currentQueries()?.invalidateQueries();
  await isGone(lastQuestion());
  await expect.element(disapproval()).toBeVisible();
  await expect
    .element(page.getByText('Someone changed a remark that you selected. Check your selection.'))
    .toBeVisible();
  expect(server.sent).toEqual([]);
});

it.each(['{Enter}', 'n'])(
  'stays in sight until the gateway says which case is free (%s), and takes no key',
  async (key) => {
    await drawDesk(ANA, BEN, CARLA);
    await open(ANA);
    const [, , carla] = server.cases;
    let answer: (response: Response) => void = () => undefined;
    const answered = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const fetched = vi.spyOn(window, 'fetch').mockReturnValue(answered);
    onTestFinished(() => fetched.mockRestore());
    if (key === '{Enter}') {
      await keys('a');
      await hasFocus(approval().getByRole('button', { name: 'Approve' }));
    }
    await keys(key);
    await expect.poll(() => String(fetched.mock.lastCall?.[1]?.body)).toContain(carla?.id);
    await isGone(approval());
    await twoFrames();
    await expect.element(heading(ANA.name)).toBeVisible();
    await expect.element(button('Approve')).toBeDisabled();
    await keys('an');
    answer(Response.json({ own: carla?.id, others: [] }));
    await hasFocus(heading(CARLA.name));
    await isGone(approval());
    expect(server.sent).toHaveLength(key === 'n' ? 0 : 1);
    expect(server.lookups).toBe(0);
  },
);
