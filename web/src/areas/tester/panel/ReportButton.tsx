import { useState } from 'react';
import { messageOf } from '@/api/answer';
import { BusyButton } from '@/ui/buttons/BusyButton';
import { toast } from '@/ui/messages/toasts';

/** Available in every section, because a bug is reported while it is on the screen. */
export function ReportButton() {
  const [isBusy, setBusy] = useState(false);

  const report = async () => {
    setBusy(true);
    try {
      const { saveBugReport } = await import('../report/bugReport');
      toast.success(`Saved: ${await saveBugReport()}. 'npm run scenario -- --open' opens it.`);
    } catch (error) {
      toast.error(messageOf(error));
    }
    setBusy(false);
  };

  return (
    <BusyButton
      text="Bug report"
      size="small"
      title="One file with the link, the state of the world, the journal, what was clicked, a picture and the versions"
      isBusy={isBusy}
      onClick={() => void report()}
    />
  );
}
