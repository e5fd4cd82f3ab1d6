// What is said of content that is posted.
import { disabledMessages } from '@/ui/facts/statuses';
import { longDay } from '@/ui/texts/days';
import { quoted } from '@/ui/texts/words';

/** `whom` begins a sentence: 'Every doctor of Lumina'. `scheduled` is the day from which they see it, if that is to come. */
export const postedMessages = (name: string, whom: string, scheduled?: string) => ({
  done: scheduled ? `Scheduled for ${longDay(scheduled)}.` : `${whom} can see ${quoted(name)} now.`,
  undone: disabledMessages(name).done,
});
