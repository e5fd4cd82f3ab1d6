import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { ScreenTitle } from '@/app/routing/screenName';
import { useScreenAction } from '@/ui/browser/screenActions';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { useFocusWhen } from '@/ui/focus/useFocusWhen';
import type { SurveyChoice } from './rules';

const SurveyDialog = lazyDialog(() => import('./SurveyDialog'));

/** Whoever comes here wants the file: the dialog is open. */
export default function SurveyPage() {
  const [isOpen, setOpen] = useState(true);
  // Outlasts the dialog: who closes it by mistake, or wants the other platform as well, goes on where they were.
  const [chosen, setChosen] = useState<SurveyChoice | null>(null);
  const opening = useFocusWhen(!isOpen);
  useScreenAction('Export survey', () => setOpen(true));
  return (
    <section className="screen">
      <ScreenTitle />
      <p>What members said when the app asked them, as an Excel file. At most one year at once.</p>
      <Button ref={opening} intent="primary" text="Export survey" onClick={() => setOpen(true)} />
      {isOpen && <SurveyDialog chosen={chosen} onChoose={setChosen} onClose={() => setOpen(false)} />}
    </section>
  );
}
