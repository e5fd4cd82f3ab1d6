import { Button, Dialog, DialogBody, DialogFooter, type Intent } from '@blueprintjs/core';
import { useState } from 'react';
import type { Changed, Decision, Difference } from '@/ui/saving/differences';
import './dialogs.css';

interface Props extends Changed {
  onAnswer: (decision: Decision) => void;
}

/** Shows what a colleague has changed since the record was opened, beside what the user is about to save. */
export default function ChangedDialog({ who, differences, onAnswer }: Props) {
  const conflicts = differences.filter(({ isConflict }) => isConflict);
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const choose = (name: string, isTheirs: boolean) =>
    setTheirs((before) => [...before.filter((each) => each !== name), ...(isTheirs ? [name] : [])]);
  const keptFields = differences
    .filter(({ name, isConflict }) => !isConflict || theirs.includes(name))
    .map(({ name }) => name);
  const saves = (text: string, intent: Intent) => (
    <Button text={text} intent={intent} onClick={() => onAnswer({ keptFields, saves: true })} />
  );
  return (
    <Dialog
      className="changed"
      title="Someone else changed this"
      role="alertdialog"
      isOpen
      // While the dialog animates, a fast click would miss its button.
      transitionDuration={0}
      onClose={() => onAnswer('stay')}
    >
      <DialogBody>
        <p>
          {who} has changed it since you opened it.{' '}
          {conflicts.length > 0
            ? 'Where you both changed the same field, select the value to keep. The other one will be lost.'
            : 'You changed different fields, so both changes can be saved.'}
        </p>
        <table className="changed-fields">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">When you opened it</th>
              <th scope="col">Theirs, now</th>
              <th scope="col">Yours</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((difference) => (
              <Row
                key={difference.name}
                difference={difference}
                isTheirs={theirs.includes(difference.name)}
                onChoose={choose}
              />
            ))}
          </tbody>
        </table>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Stay" onClick={() => onAnswer('stay')} autoFocus />
            {conflicts.length === 0 ? (
              saves('Save both', 'primary')
            ) : (
              <>
                <Button
                  text="Keep theirs"
                  onClick={() => onAnswer({ keptFields: differences.map(({ name }) => name), saves: false })}
                />
                {saves('Save mine', keptFields.length < differences.length ? 'danger' : 'primary')}
              </>
            )}
          </>
        }
      />
    </Dialog>
  );
}

const EMPTY = <em>empty</em>;

interface RowProps {
  difference: Difference;
  isTheirs: boolean;
  onChoose: (name: string, isTheirs: boolean) => void;
}

function Row({ difference: { name, label, opened, theirs, mine, isConflict }, isTheirs, onChoose }: RowProps) {
  const option = (value: string, isOfTheirs: boolean) =>
    isConflict ? (
      <label>
        <input
          type="radio"
          name={`changed ${name}`}
          aria-label={`${label}: ${isOfTheirs ? 'theirs' : 'yours'}`}
          checked={isTheirs === isOfTheirs}
          onChange={() => onChoose(name, isOfTheirs)}
        />
        <span>{value || EMPTY}</span>
      </label>
    ) : (
      value || EMPTY
    );
  return (
    <tr>
      <th scope="row">{label}</th>
      <td data-column="When you opened it">{opened || EMPTY}</td>
      <td data-column="Theirs, now" className={isConflict && !isTheirs ? 'changed-lost' : undefined}>
        {option(theirs, true)}
      </td>
      <td data-column="Yours" className={isConflict && isTheirs ? 'changed-lost' : undefined}>
        {isConflict ? option(mine, false) : <em>not changed</em>}
      </td>
    </tr>
  );
}
