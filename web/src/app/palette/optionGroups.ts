// What the palette offers, group by group: what is here, and then the records as they are found.
import { grouped as counted } from '@/ui/texts/grouped';
import { go } from '../routing/navigation';
import { type Found, grouped } from './found';
import type { RecordGroup } from './useRecords';

export interface OptionGroup {
  name: string;
  /** Beside its name: that these are not all. */
  note?: string;
  /** Why it has none. */
  failure?: string;
  commands: Found[];
}

function noteOf({ records }: RecordGroup): string {
  const { records: shown = [], total = 0, lookedAt } = records ?? {};
  const part = total > shown.length ? `${counted(shown.length)} of ${counted(total)}` : '';
  const looked = lookedAt === undefined ? '' : `first ${counted(lookedAt)} looked through`;
  return [part, looked].filter(Boolean).join(', ');
}

/** What fails for one and the same reason is told once: a server that is down would fill the list with it. */
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

/** Records come later, and stand behind: nothing moves under whoever is about to press Enter. */
export const optionGroups = (commands: readonly Found[], records: readonly RecordGroup[]): OptionGroup[] => [
  ...grouped(commands),
  ...records.flatMap(ofRecords),
  ...failuresOf(records),
];
