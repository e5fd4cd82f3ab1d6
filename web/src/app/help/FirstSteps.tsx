// Three hints for new users, shown above the screen. They cover nothing and take no focus.
import { Button } from '@blueprintjs/core';
import { useEffect } from 'react';
import { BoldNames } from '@/ui/facts/BoldNames';
import { isDialogOpen } from '@/ui/focus/focusPlace';
import { paths } from '../routing/paths';
import { wantedPathAfterSignIn } from '../session/rules';
import { useSignedIn } from '../session/store';
import { endFirstSteps } from './firstSteps';
import './firstSteps.css';

const FIND = [
  'Anything by its name',
  '[Ctrl K], or [Commands] in the account menu, finds screens and actions by a few letters.',
] as const;
const HELP = [
  'Help where you are',
  '[?], or [Help] in the account menu, tells what a screen is for, what its words mean, and its keys.',
] as const;
const REVIEW = [
  'Cases by keys alone',
  '[j] and [k] walk through the rows, [Enter] opens one; [a] approves, [d] disapproves, and each asks first.',
] as const;
const POST = [
  'Nothing is lost',
  'What you typed stays when saving fails, and what concerns many people asks first.',
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
