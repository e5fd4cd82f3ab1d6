import { expect, it, vi } from 'vitest';
import type { Question } from '@/ui/dialogs/question';
import { AGREED, agreement } from './agreement';

const act = {
  title: 'Proceed with the changes?',
  text: 'Everybody with the role loses a screen.',
  confirm: 'YES',
  cancel: 'NO',
};
const answering = (yes: boolean) => vi.fn(async (_: Question) => yes);

it('only a user who agrees gets what is needed to send an act', async () => {
  expect(await agreement(answering(true))(act)).toBe(AGREED);
  expect(await agreement(answering(false))(act)).toBeNull();
});

it('the question about an act has the focus on no', async () => {
  const ask = answering(true);
  await agreement(ask)(act);
  expect(ask).toHaveBeenCalledExactlyOnceWith({ ...act, isCautious: true, intent: 'warning', icon: 'warning' });
});

it('nothing is asked when nothing is at stake', async () => {
  const ask = answering(false);
  expect(await agreement(ask)(null)).toBe(AGREED);
  expect(ask).not.toHaveBeenCalled();
});
