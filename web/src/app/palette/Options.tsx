import type { useOptions } from '@/ui/fields/useOptions';
import type { Found } from './commandSearch';
import type { OptionGroup } from './optionGroups';

interface Props {
  groups: readonly OptionGroup[];
  options: Pick<ReturnType<typeof useOptions<Found>>, 'active' | 'list' | 'option'>;
}

export function Options({ groups, options }: Props) {
  let at = -1;
  return (
    <div {...options.list} role="listbox" className="palette-list combo-options" aria-label="Commands">
      {groups.map(({ name, note, failure, commands }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group in a listbox is not a fieldset.
        <div key={name} role="group" aria-label={name}>
          <div className="palette-group" aria-hidden>
            {name} {note && <small>{note}</small>}
          </div>
          {failure && (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
            <div role="option" aria-disabled aria-selected={false} className="palette-failure">
              {failure}
            </div>
          )}
          {commands.map((command) => {
            at += 1;
            return (
              <div
                key={command.id}
                {...options.option(command, at)}
                className={at === options.active ? 'palette-option active' : 'palette-option'}
              >
                <span>
                  <Label command={command} />
                </span>{' '}
                {command.hint && <small>{command.hint}</small>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Highlights the matched letters. */
function Label({ command: { label, at } }: { command: Found }) {
  if (!at || at.length === 0) return label;
  const parts: { text: string; isMeant: boolean }[] = [];
  for (const [place, letter] of Array.from(label).entries()) {
    const isMeant = at.includes(place);
    const last = parts.at(-1);
    if (last?.isMeant === isMeant) last.text += letter;
    else parts.push({ text: letter, isMeant });
  }
  return parts.map(({ text, isMeant }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key.
    isMeant ? <b key={place}>{text}</b> : <span key={place}>{text}</span>,
  );
}
