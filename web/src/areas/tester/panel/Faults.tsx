import { Button, Checkbox, HTMLSelect } from '@blueprintjs/core';
import { type FormEvent, useMemo, useState } from 'react';
import { messageOf } from '@/api/answer';
import { Field } from '@/ui/fields/Field';
import { toast } from '@/ui/messages/toasts';
import { type Entry, type Operation, operations, removeAllFaults, removeFault, setFault } from '../calls';
import { CALL_LIMIT, choicesFor, type Fault, faultInWords, faultOf, LATENCY_LIMIT_MS } from '../faults';
import { useLoaded } from '../useLoaded';
import type { Watch } from '../useWorld';
import { FindList, type Group } from './FindList';

const ALL = '*';
const RECENT = 8;

const nameOf = (operation: string) => (operation === ALL ? 'Every operation' : operation);

function grouped(all: Operation[], journal: Entry[]): Group[] {
  // The names are unknown until the operations have loaded.
  if (all.length === 0) return [];
  const itemOf = ({ operation, summary }: Operation) => ({ id: operation, label: operation, hint: summary });
  const operations = [...new Set(journal.map(({ operation }) => operation))].slice(0, RECENT);
  const recent = operations.flatMap((name) => all.find(({ operation }) => operation === name) ?? []);
  const others = all.filter((operation) => !recent.includes(operation));
  const areas = [...new Set(others.map(({ area }) => area))].sort();
  return [
    {
      name: 'all at once',
      items: [{ id: ALL, label: nameOf(ALL), hint: 'Unless an operation has its own setting.' }],
    },
    { name: 'asked last', items: recent.map(itemOf) },
    ...areas.map((name) => ({ name, items: others.filter(({ area }) => area === name).map(itemOf) })),
  ];
}

const WHICH = [
  { value: '', label: 'Every call' },
  { value: 'call', label: 'One call only' },
  { value: 'share', label: 'Some of 100 calls' },
];
/** The label, maximum and initial value of the number. */
const NUMBERS = {
  call: { label: 'Which call, counted from now', most: CALL_LIMIT, first: '2' },
  share: { label: 'How many of 100', most: 100, first: '30' },
};

interface FormProps {
  operation: string;
  answers: Operation['answers'];
  onBreak: (fault: Fault) => void;
  onCancel: () => void;
}

function FaultForm({ operation, answers, onBreak, onCancel }: FormProps) {
  const [word, setWord] = useState('500');
  const [latency, setLatency] = useState('');
  const [isHeld, setHeld] = useState(false);
  const [which, setWhich] = useState<keyof typeof NUMBERS | ''>('');
  const [number, setNumber] = useState('');
  const isNothing = word === '' && latency === '' && !isHeld;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onBreak({
      ...(word ? faultOf(word) : {}),
      ...(latency === '' ? {} : { latencyMs: Number(latency) }),
      ...(isHeld ? { held: true } : {}),
      ...(which === '' ? {} : { [which]: Number(number) }),
    });
  };

  return (
    <form className="tester-form" onSubmit={submit} aria-label={`Fault of ${nameOf(operation)}`}>
      <h3>{nameOf(operation)}</h3>
      <Field label="Fault">
        {(control) => (
          <HTMLSelect
            {...control}
            autoFocus
            fill
            value={word}
            options={choicesFor(answers).map(({ word: value, label }) => ({ value, label }))}
            onChange={({ currentTarget }) => setWord(currentTarget.value)}
          />
        )}
      </Field>
      <Field label="Delay in milliseconds">
        {(control) => (
          <input
            {...control}
            className="bp6-input bp6-fill"
            type="number"
            min={0}
            max={LATENCY_LIMIT_MS}
            value={latency}
            onChange={({ target }) => setLatency(target.value)}
          />
        )}
      </Field>
      <Field label="Which calls">
        {(control) => (
          <HTMLSelect
            {...control}
            fill
            value={which}
            options={WHICH}
            onChange={({ currentTarget }) => {
              const chosen = currentTarget.value as typeof which;
              setWhich(chosen);
              setNumber(chosen === '' ? '' : NUMBERS[chosen].first);
            }}
          />
        )}
      </Field>
      {which !== '' && (
        <Field label={NUMBERS[which].label}>
          {(control) => (
            <input
              {...control}
              className="bp6-input bp6-fill"
              type="number"
              required
              min={1}
              max={NUMBERS[which].most}
              value={number}
              onChange={({ target }) => setNumber(target.value)}
            />
          )}
        </Field>
      )}
      <Checkbox
        label="Held until repaired"
        checked={isHeld}
        onChange={({ currentTarget }) => setHeld(currentTarget.checked)}
      />
      <div className="tester-line">
        <Button type="submit" intent="primary" text="Set fault" disabled={isNothing} />
        <Button text="Another operation" onClick={onCancel} />
      </div>
    </form>
  );
}

export function Faults({ watch: { world, journal, look } }: { watch: Watch }) {
  const all = useLoaded(operations, '', []);
  const [chosen, setChosen] = useState<string | null>(null);
  const groups = useMemo(() => grouped(all, journal), [all, journal]);
  const set = Object.entries(world?.faults ?? {});

  const change = async (changed: Promise<void>) => {
    try {
      await changed;
      setChosen(null);
    } catch (error) {
      toast.error(messageOf(error));
    }
    await look();
  };

  return (
    <>
      {set.length === 0 ? (
        <p>No faults.</p>
      ) : (
        <>
          <ul className="tester-faults" aria-label="Faults">
            {set.map(([operation, fault]) => (
              <li key={operation}>
                <span>
                  <strong>{nameOf(operation)}</strong>
                  <br />
                  {faultInWords(fault)}
                </span>
                <Button
                  text="Repair"
                  size="small"
                  aria-label={`Repair ${nameOf(operation)}`}
                  onClick={() => void change(removeFault(operation))}
                />
              </li>
            ))}
          </ul>
          <Button text="Repair all" size="small" onClick={() => void change(removeAllFaults())} />
        </>
      )}
      {chosen === null ? (
        <FindList label="Break an operation" groups={groups} onChoose={setChosen} />
      ) : (
        <FaultForm
          operation={chosen}
          answers={all.find(({ operation }) => operation === chosen)?.answers ?? []}
          onBreak={(fault) => void change(setFault(chosen, fault))}
          onCancel={() => setChosen(null)}
        />
      )}
    </>
  );
}
