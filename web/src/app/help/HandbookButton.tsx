// Saves all help pages of a department as one PDF.
import { HTMLSelect } from '@blueprintjs/core';
import { useState } from 'react';
import { useWriting } from '@/reports/writing/useWriting';
import { BusyButton } from '@/ui/buttons/BusyButton';
import { toast } from '@/ui/messages/toasts';
import { useAreas } from '../routing/routes';
import { isAdministrator } from '../session/rules';
import type { Session } from '../session/store';
import { handbookOf, OWN, readersFor } from './handbook';
import type { HelpTexts } from './page';

interface Props {
  session: Session;
  texts: HelpTexts;
}

export function HandbookButton({ session, texts }: Props) {
  const areas = useAreas();
  const [department, setDepartment] = useState(OWN);
  const [isBusy, setBusy] = useState(false);
  const { run } = useWriting(toast.error);

  const write = () =>
    run(async (signal) => {
      setBusy(true);
      try {
        const { saveHandbook } = await import('@/reports/handbook/saveHandbook');
        const { book, fileName } = handbookOf(department, session, areas, texts);
        await saveHandbook(book, fileName, signal);
      } finally {
        setBusy(false);
      }
    });

  return (
    <>
      {isAdministrator(session.user_info.data) && (
        <HTMLSelect
          className="help-readers"
          aria-label="Handbook for"
          value={department}
          options={readersFor(session)}
          onChange={({ currentTarget }) => setDepartment(currentTarget.value)}
        />
      )}
      <BusyButton text="Handbook (PDF)" isBusy={isBusy} onClick={() => void write()} />
    </>
  );
}
