import type { ActQuestion } from '@/app/saving/agreement';
import { groupDigits } from '@/ui/texts/groupDigits';
import type { Choice } from './lists';

const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** Compares names without regard to case and spaces, as people do. */
export const isTaken = (name: string, choices: Choice[], own?: Choice) =>
  choices.some((choice) => choice.id !== own?.id && plain(choice.name) === plain(name));

/** The question before disabling something that active offers use; harmless when none do. */
export function disableQuestion(
  choice: string,
  { one, many }: Record<'one' | 'many', string>,
  count: number | null,
): ActQuestion | null {
  if (count === 0) return null;
  const stay = count === 1 ? 'It stays listed' : 'They stay listed';
  const used =
    count === null ? `How many ${many} could not be found out.` : count === 1 ? `1 ${one}.` : `${count} ${many}.`;
  return {
    title: `Disable this ${choice}?`,
    text: `${used} ${stay}, but no new offer can choose it.`,
    confirm: 'Disable',
  };
}

/** The consequences of disabling several. */
export function disablingMany(count: number | null): string {
  if (count === 0) return 'No active offer has chosen them.';
  const used =
    count === null
      ? 'How many active offers have chosen them could not be found out.'
      : count === 1
        ? '1 active offer has chosen one of them.'
        : `${groupDigits(count)} active offers have chosen them.`;
  return `${used} What is posted stays listed, but no new offer can choose them.`;
}
