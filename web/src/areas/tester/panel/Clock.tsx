import { Button, ButtonGroup } from '@blueprintjs/core';
import { type FormEvent, useState } from 'react';
import { messageOf } from '@/api/answer';
import { Field } from '@/ui/fields/Field';
import { toast } from '@/ui/messages/toasts';
import { advanceClock, setClock, type World } from '../calls';
import { CLOCK_LIMIT, CLOCK_LIMIT_MS, writtenOffset } from '../links/link';
import { manilaMinute, manilaMoment } from '../moments';
import type { Watch } from '../useWorld';

const MINUTE_MS = 60_000;
const STEPS: [string, number][] = [
  ['+1 min', MINUTE_MS],
  ['+15 min', 15 * MINUTE_MS],
  ['+1 hour', 60 * MINUTE_MS],
  ['+1 day', 24 * 60 * MINUTE_MS],
];

const movedBy = ({ clockOffsetMs }: World) =>
  clockOffsetMs === 0 ? 'current time' : `moved by ${writtenOffset(clockOffsetMs)}`;

/** Rounded to minutes within the limit of the mocks. */
const limitsOf = ({ now, clockOffsetMs }: World) => {
  const unmoved = Date.parse(now) - clockOffsetMs;
  return {
    min: manilaMinute(unmoved - CLOCK_LIMIT_MS + MINUTE_MS),
    max: manilaMinute(unmoved + CLOCK_LIMIT_MS),
  };
};

export function Clock({ watch: { world, look } }: { watch: Watch }) {
  const [wanted, setWanted] = useState('');
  const [error, setError] = useState('');
  const limits = world && limitsOf(world);

  const move = async (moved: Promise<void>) => {
    try {
      await moved;
    } catch (error) {
      toast.error(messageOf(error));
    }
    await look();
  };
  const goThere = (event: FormEvent) => {
    event.preventDefault();
    if (!world || !limits) return;
    const target = Date.parse(`${wanted}+08:00`);
    // `Date.parse` fails for a year of five digits.
    const isInside = Date.parse(`${limits.min}+08:00`) <= target && target <= Date.parse(`${limits.max}+08:00`);
    setError(isInside ? '' : `${CLOCK_LIMIT}: from ${limits.min.slice(0, 10)} to ${limits.max.slice(0, 10)}.`);
    if (!isInside) return;
    void move(setClock(Math.round(world.clockOffsetMs + target - Date.parse(world.now))));
  };

  return (
    <>
      <p className="tester-now">
        <strong>{world ? manilaMoment(world.now) : '…'}</strong> in Manila
        {world && `, ${movedBy(world)}`}
      </p>
      <ButtonGroup fill>
        {STEPS.map(([text, ms]) => (
          <Button key={text} text={text} onClick={() => void move(advanceClock(ms))} />
        ))}
      </ButtonGroup>
      <form className="tester-form" noValidate onSubmit={goThere}>
        <Field label="Date and time in Manila" error={error}>
          {(control) => (
            <input
              {...control}
              className="bp6-input bp6-fill"
              type="datetime-local"
              min={limits?.min}
              max={limits?.max}
              value={wanted}
              onChange={({ target }) => {
                setWanted(target.value);
                setError('');
              }}
            />
          )}
        </Field>
        <div className="tester-line">
          <Button type="submit" text="Go there" disabled={wanted === ''} />
          <Button
            text="Back to now"
            disabled={!world || world.clockOffsetMs === 0}
            onClick={() => void move(setClock(0))}
          />
        </div>
      </form>
      <p className="tester-note">
        This is the servers' clock. It sets when sessions and one-time passwords expire, and the time of saved records.
        The browser's own clock sets idle sign-out, countdowns and today's date.
      </p>
    </>
  );
}
