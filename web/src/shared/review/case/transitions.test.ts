import { expect, it } from 'vitest';
import type { Risk, Transition } from '../caseType';
import { type Sample, sample, samples } from '../testing';
import { approvalQuestion, deliberateKeys } from './transitions';

const approve: Transition<Sample> = {
  action: 'approve',
  label: 'Approve',
  key: 'a',
  tabs: ['pending'],
  question: 'Please Confirm',
  confirm: 'Confirm',
  success: 'Approved!',
  objection: () => undefined,
  isDecided: () => false,
  isDone: () => false,
};
const noted: Risk = { kind: 'warning', text: 'No card number' };
const terminated: Risk = { kind: 'bad', text: 'Member status: Terminated' };
const ask = (risks: Risk[], differing: Partial<typeof approve> = {}) =>
  approvalQuestion(samples, sample(), { ...approve, ...differing }, risks, () => undefined);

it('asks a plain question for a clean case, which Enter answers', () => {
  expect(ask([{ kind: 'good', text: 'Member status: Active' }, noted])).toEqual({
    title: 'Please Confirm',
    text: ['María Peñaflor', 'Member status: Active · No card number'],
    confirm: 'Confirm',
  });
});

it('says what the decision brings with it', () => {
  const consequence = () => 'The doctor will be paid to 0012 3456.';
  expect(ask([noted], { consequence }).text).toEqual(['María Peñaflor', consequence(), 'No card number']);
});

it('shows a serious risk as a warning, and answers yes with a key of its own', () => {
  const question = ask([terminated, noted]);
  expect(question).toMatchObject({ warnings: [terminated], isCautious: true, yesKey: 'Shift+A' });
  expect(question.text).toEqual(['María Peñaflor', 'No card number']);
  expect(question).not.toHaveProperty('cancel');
  expect(ask([{ kind: 'waiting', text: 'Member status: Waiting', isSerious: true }])).toHaveProperty('yesKey');
  expect(ask([terminated], { goBack: 'Return' }).cancel).toBe('Return');
});

it('asks for a reason instead, where the records differ', () => {
  const question = ask([{ kind: 'bad', text: '2 fields differ', needsReason: true }, terminated]);
  expect(question.reason?.label).toBe('Why do you confirm it?');
  expect(question).not.toHaveProperty('yesKey');
  expect(ask([terminated])).not.toHaveProperty('reason');
});

it('lists one deliberate key for each decision that admits a person', () => {
  const disapprove = { ...approve, action: 'disapprove', key: 'd' } as const;
  const reapprove = { ...approve, action: 'reapprove', key: 'e', label: 'Reapprove' } as const;
  expect(deliberateKeys([disapprove, approve, reapprove]).map(({ key }) => key)).toEqual(['Shift+A', 'Shift+E']);
});
