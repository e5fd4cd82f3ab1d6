// What is asked before content is posted, or taken away for good.
import { type Asked, HARMLESS } from '@/app/acts';
import { beginningOf } from '@/ui/words';

/** Of a long text so much as a question can hold. */
const QUOTED_LENGTH = 100;
const quoted = (text: string) => `'${beginningOf(text, QUOTED_LENGTH)}'`;

/** `what` as in 'this newsletter'; `whom` begins a sentence: 'Every doctor of Lumina'. */
export const postQuestion = (what: string, text: string, whom: string): Asked => ({
  title: `Post ${what}?`,
  text: `${whom} sees ${quoted(text)} from then on.`,
  confirm: 'Post',
});

/** What is disabled is in no list any more, not even here: nobody can open it to enable it. */
export const disableQuestion = (what: string, text: string, before: 'A' | 'D', status: 'A' | 'D'): Asked =>
  before === 'A' && status === 'D'
    ? {
        title: `Disable ${what}?`,
        text: `Nobody sees ${quoted(text)} any more, and it cannot be opened here again to enable it.`,
        confirm: 'Disable',
        intent: 'danger',
      }
    : HARMLESS;
