import type { ActQuestion } from '@/app/saving/agreement';
import { groupDigits } from '@/ui/texts/counts';
import type { OfferGroup } from './calls';

const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** Compares names without regard to case and spaces, as people do. */
export const isTaken = (name: string, choices: OfferGroup[], own?: OfferGroup) =>
  choices.some((choice) => choice.id !== own?.id && plain(choice.name) === plain(name));

/** The question before disabling something that active offers use; harmless when none do. */
export function disableQuestion(
  choice: string,
  { one, many }: Record<'one' | 'many', string>,
  count: number | null,
): ActQuestion | null {
  if (count === 0) return null;
  const stay = count === 1 ? 'It stays in the app' : 'They stay in the app';
  const used =
    count === null ? `We could not count how many ${many}.` : count === 1 ? `1 ${one}.` : `${count} ${many}.`;
  return {
    title: `Disable this ${choice}?`,
    text: `${used} ${stay}, but new offers cannot use it.`,
    confirm: 'Disable',
  };
}

/** The consequences of disabling several. */
export function disablingMany(count: number | null): string {
  if (count === 0) return 'No active offer uses them.';
  const used =
    count === null
      ? 'We could not count the active offers that use them.'
      : count === 1
        ? '1 active offer uses one of them.'
        : `${groupDigits(count)} active offers use them.`;
  return `${used} Posted offers stay in the app, but new offers cannot use them.`;
}
