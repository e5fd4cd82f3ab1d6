// The palette's options by group: commands first, then the records found.
import { groupDigits as counted } from '@/ui/texts/counts';
import { go } from '../routing/navigation';
import { type Found, groupCommands } from './commandSearch';
import type { RecordGroup } from './useRecords';

export interface OptionGroup {
  name: string;
  /** Shown beside the name: that these are not all. */
  note?: string;
  /** The reason why it is empty. */
  failure?: string;
  commands: Found[];
}

function noteOf({ records }: RecordGroup): string {
  const { records: shown = [], total = 0, lookedAt } = records ?? {};
  const part = total > shown.length ? `${counted(shown.length)} of ${counted(total)}` : '';
  const looked = lookedAt === undefined ? '' : `first ${counted(lookedAt)} searched`;
  return [part, looked].filter(Boolean).join(', ');
}

/** Groups with the same failure are reported together: a server that is down would otherwise fill the list. */
function failuresOf(groups: readonly RecordGroup[]): OptionGroup[] {
  const names = new Map<string, string[]>();
  for (const { name, failure } of groups) if (failure) names.set(failure, [...(names.get(failure) ?? []), name]);
  return [...names].map(([failure, failed]) => ({
    name: failed.join(', '),
    failure: `Could not be searched: ${failure}`,
    commands: [],
  }));
}

function ofRecords(group: RecordGroup): OptionGroup[] {
  const { name, records } = group;
  if (!records || records.records.length === 0) return [];
  const note = noteOf(group);
  const commands = records.records.map(({ id, label, hint, to }) => ({
    id: `record ${name} ${id}`,
    group: name,
    label,
    ...(hint && { hint }),
    isPassing: true,
    run: () => go(to),
  }));
  return [{ name, ...(note && { note }), commands }];
}

/** Records arrive later and are placed at the end, so that the option for Enter does not move. */
export const optionGroups = (commands: readonly Found[], records: readonly RecordGroup[]): OptionGroup[] => [
  ...groupCommands(commands),
  ...records.flatMap(ofRecords),
  ...failuresOf(records),
];
