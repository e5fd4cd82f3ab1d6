import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { ScreenTitle } from '@/app/routing/screenName';
import { useScreenAction } from '@/ui/browser/screenActions';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { useFocusWhen } from '@/ui/focus/useFocusWhen';
import type { SurveyChoice } from './rules';

const SurveyDialog = lazyDialog(() => import('./SurveyDialog'));

/** The dialog is open from the start, because the page only serves to export a file. */
export default function SurveyPage() {
  const [isOpen, setOpen] = useState(true);
  // Kept when the dialog closes, so that reopening it continues with the same choices.
  const [chosen, setChosen] = useState<SurveyChoice | null>(null);
  const opening = useFocusWhen(!isOpen);
  useScreenAction('Export survey', () => setOpen(true));
  return (
    <section className="screen">
      <ScreenTitle />
      <p>Export members' ratings of the app as an Excel file, up to one year at a time.</p>
      <Button ref={opening} intent="primary" text="Export survey" onClick={() => setOpen(true)} />
      {isOpen && <SurveyDialog chosen={chosen} onChoose={setChosen} onClose={() => setOpen(false)} />}
    </section>
  );
}
