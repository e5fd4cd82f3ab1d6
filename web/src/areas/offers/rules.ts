import { groupDigits } from '@/ui/texts/counts';
import type { OfferGroup } from './calls';

const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** Compares names without regard to case and spaces, as people do. */
export const isTaken = (name: string, choices: OfferGroup[], own?: OfferGroup) =>
  choices.some((choice) => choice.id !== own?.id && plain(choice.name) === plain(name));

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
