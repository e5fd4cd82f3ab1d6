// What is said of content that is posted, and the question before it is taken out of the app.
import type { ActQuestion } from '@/app/saving/agreement';
import { disabledMessages } from '@/ui/facts/statuses';
import { longDay } from '@/ui/texts/days';
import { quoted } from '@/ui/texts/words';

/** `whom` begins a sentence: 'Every doctor of Lumina'. `scheduled` is the day from which they see it, if that is to come. */
export const postedMessages = (name: string, whom: string, scheduled?: string) => ({
  done: scheduled ? `Scheduled for ${longDay(scheduled)}.` : `${whom} can see ${quoted(name)} now.`,
  undone: disabledMessages(name).done,
});

export const disableQuestion = (what: string, text: string, before: string, status: string): ActQuestion | null =>
  before === 'A' && status === 'D'
    ? {
        title: `Disable ${what}?`,
        text: `${quoted(text)} will disappear from the app. You can find it here under Disabled.`,
        confirm: 'Disable',
      }
    : null;
