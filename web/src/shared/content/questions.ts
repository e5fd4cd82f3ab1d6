// The questions before content is posted or taken out of the app.
import type { ActQuestion } from '@/app/saving/agreement';
import { quoted } from '@/ui/texts/words';

/** `what` as in 'this newsletter'; `whom` begins a sentence: 'Every doctor of Lumina'. */
export const postQuestion = (what: string, text: string, whom: string): ActQuestion | null => ({
  title: `Post ${what}?`,
  text: `${whom} will see ${quoted(text)}.`,
  confirm: 'Post',
});

export const disableQuestion = (what: string, text: string, before: string, status: string): ActQuestion | null =>
  before === 'A' && status === 'D'
    ? {
        title: `Disable ${what}?`,
        text: `Nobody sees ${quoted(text)} in the app any more. Here it is among the disabled ones.`,
        confirm: 'Disable',
      }
    : null;
