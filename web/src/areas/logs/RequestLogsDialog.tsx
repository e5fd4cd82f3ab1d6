import { useState } from 'react';
import { ExportFormDialog } from '@/reports/export/ExportFormDialog';
import { REQUEST_LOGS } from './name';
import { RequestLogsForm } from './RequestLogs';

export default function RequestLogsDialog({ onClose }: { onClose: () => void }) {
  const [isRunning, setRunning] = useState(false);
  return (
    <ExportFormDialog title={REQUEST_LOGS} isRunning={isRunning} onClose={onClose}>
      <RequestLogsForm wording="dialog" onRunning={setRunning} onDone={onClose} />
    </ExportFormDialog>
  );
}
