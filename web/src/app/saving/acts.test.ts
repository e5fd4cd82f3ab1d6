import { expect, it, vi } from 'vitest';
import type { Question } from '@/ui/dialogs/question';
import { agreement, HARMLESS } from './acts';

const act = {
  title: 'Proceed with the changes?',
  text: 'Everybody of the role loses a screen.',
  confirm: 'YES',
  cancel: 'NO',
};
const by = { POST: () => undefined };
const answering = (yes: boolean) => vi.fn(async (_: Question) => yes);

it('what is needed to send an act is given to whoever agrees to it, and to nobody else', async () => {
  expect(await agreement(answering(true), by)(act)).toBe(by);
  expect(await agreement(answering(false), by)(act)).toBeNull();
});

it('an act is asked about with the focus on no', async () => {
  const ask = answering(true);
  await agreement(ask, by)(act);
  expect(ask).toHaveBeenCalledExactlyOnceWith({ ...act, isCautious: true, intent: 'warning', icon: 'warning' });
});

it('nothing is asked where nothing is at stake', async () => {
  const ask = answering(false);
  expect(await agreement(ask, by)(HARMLESS)).toBe(by);
  expect(ask).not.toHaveBeenCalled();
});
