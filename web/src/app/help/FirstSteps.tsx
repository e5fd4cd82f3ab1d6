// Three hints for new users, shown above the screen. They cover nothing and take no focus.
import { Button } from '@blueprintjs/core';
import { useEffect } from 'react';
import { BoldNames } from '@/ui/facts/markedNames';
import { isDialogOpen } from '@/ui/focus/focusPlace';
import { paths } from '../routing/paths';
import { wantedPathAfterSignIn } from '../session/rules';
import { useSignedIn } from '../session/store';
import { endFirstSteps } from './firstSteps';
import './firstSteps.css';

const FIND = [
  'Find anything by name',
  '[Ctrl K], or [Commands] in the account menu, finds screens and actions. A few letters are enough.',
] as const;
const HELP = [
  'Help on every screen',
  '[?], or [Help] in the account menu, explains the screen, its terms and its keys.',
] as const;
const REVIEW = [
  'Decide cases with the keyboard',
  '[j] and [k] move through the rows and [Enter] opens one. [a] approves and [d] disapproves, after you confirm.',
] as const;
const POST = [
  'Nothing is lost',
  'Your input stays if saving fails. Changes that affect many people ask you to confirm.',
] as const;

const DESKS: readonly string[] = [paths.dashboard, paths.doctors];

export default function FirstSteps() {
  const { recordid, ...user } = useSignedIn().user_info.data;
  const end = () => endFirstSteps(recordid);

  useEffect(() => {
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      // A dialog above the screen is closed first.
      if (key === 'Escape' && !defaultPrevented && !isDialogOpen()) endFirstSteps(recordid);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [recordid]);

  const reviews = DESKS.includes(wantedPathAfterSignIn({ recordid, ...user }));
  return (
    <aside className="first-steps" aria-label="To begin with">
      <ul>
        {[FIND, HELP, reviews ? REVIEW : POST].map(([title, text]) => (
          <li key={title}>
            <strong>{title}</strong>
            <BoldNames text={text} />
          </li>
        ))}
      </ul>
      <Button text="Got it" onClick={end} />
    </aside>
  );
}
