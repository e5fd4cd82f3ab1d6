// The remarks to choose from for a disapproval: suggested ones first, chosen ones on top.
import { Checkbox, InputGroup, Tag } from '@blueprintjs/core';
import { type KeyboardEvent, useState } from 'react';
import { RemovableTag } from '@/ui/buttons/RemovableTag';
import { isTyping } from '@/ui/focus/focusPlace';
import { containsWords } from '@/ui/texts/words';
import type { RemarkOption } from '../kind';
import type { Draft } from './draft';

interface Props {
  options: RemarkOption[];
  suggested: Set<RemarkOption['id']>;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  error: string | undefined;
}

/** Typing filters the list, and Enter chooses the first match; arrow keys move the focus, and Space chooses. */
export function RemarkChoice({ options, suggested, draft, onDraft, error }: Props) {
  const [filterText, setFilterText] = useState('');
  // The list may load late: a user who is typing in another field by then keeps the focus.
  const [takesFocus] = useState(() => !isTyping());
  const isSuggested = ({ id }: RemarkOption) => suggested.has(id);
  const isChosen = ({ id }: RemarkOption) => draft.chosen.includes(id);
  const ordered = [...options.filter(isSuggested), ...options.filter((option) => !isSuggested(option))];
  const shown = ordered.filter(({ remarks }) => containsWords(remarks, filterText));

  const toggle = ({ id }: RemarkOption) => {
    const { chosen } = draft;
    onDraft({ ...draft, chosen: chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id] });
  };
  const chooseFirst = (event: KeyboardEvent<HTMLElement>) => {
    const first = shown.find((option) => !isChosen(option));
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !first) return;
    event.preventDefault();
    toggle(first);
    setFilterText('');
  };

  return (
    <fieldset className="remark-choice" aria-describedby={error ? 'remarks-error' : undefined}>
      <legend>Remarks</legend>
      <ul className="chosen-remarks" aria-label="Chosen remarks">
        {options.filter(isChosen).map((option) => (
          <li key={option.id}>
            <RemovableTag text={option.remarks} onRemove={() => toggle(option)} />
          </li>
        ))}
      </ul>
      <InputGroup
        aria-label="Search remarks"
        placeholder="Search remarks"
        value={filterText}
        onChange={({ target }) => setFilterText(target.value)}
        onKeyDown={(event) => {
          chooseFirst(event);
          moveFocus(event);
        }}
        autoFocus={takesFocus}
      />
      <div className="remark-list">
        {shown.map((option) => (
          <Checkbox
            key={option.id}
            checked={isChosen(option)}
            onChange={() => toggle(option)}
            onKeyDown={(event) => moveFocus(event)}
          >
            {option.remarks}
            {isSuggested(option) && (
              <Tag minimal intent="warning">
                Suggested
              </Tag>
            )}
            {option.special_instructions && <small>{option.special_instructions}</small>}
          </Checkbox>
        ))}
        {shown.length === 0 && <p>No remark has these words.</p>}
      </div>
      {error && (
        <div id="remarks-error" role="alert" className="field-error">
          {error}
        </div>
      )}
    </fieldset>
  );
}

/** The up and down arrows move between the filter field and the checkboxes. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const inputs = [...(event.currentTarget.closest('fieldset')?.querySelectorAll('input') ?? [])];
  const at = inputs.indexOf(event.target as HTMLInputElement);
  event.preventDefault();
  inputs[at + step]?.focus();
}
