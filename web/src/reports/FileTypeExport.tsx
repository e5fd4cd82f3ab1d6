import { Button, Dialog, DialogBody, DialogFooter, HTMLSelect } from '@blueprintjs/core';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { BusyButton } from '@/ui/BusyButton';
import { useScreenAction } from '@/ui/screenActions';
import { toast } from '@/ui/toasts';
import { useRestoreFocus } from '@/ui/useRestoreFocus';
import { ExportProgress } from './ExportProgress';
import type { Report, ReportKind } from './report';
import './reports.css';
import { type Progress, useExport } from './useExport';

const NO_FILE_TYPE = 'Please select file type';

const FILE_TYPES: { value: ReportKind | ''; label: string }[] = [
  { value: '', label: 'File type' },
  { value: 'xlsx', label: 'Excel' },
  { value: 'pdf', label: 'PDF' },
];

interface Props<Row> {
  /** Without its ending. */
  fileName: string;
  disabled?: boolean;
  makeReport: () => Report<Row>;
}

/** The export of a list whose files have a fixed name: a type is chosen, and the list is saved as it is shown. */
export function FileTypeExport<Row>({ fileName, disabled, makeReport }: Props<Row>) {
  const [kind, setKind] = useState<ReportKind | ''>('');
  const [problem, setProblem] = useState<string | null>(null);
  const { progress, run, stop } = useExport(setProblem);
  const select = useRef<HTMLSelectElement>(null);
  const problemId = useId();

  const save = async (as: ReportKind) => {
    if (await run(makeReport, as, fileName)) toast.success('Report saved');
  };
  useScreenAction(disabled ? undefined : 'Export as Excel', () => save('xlsx'));
  useScreenAction(disabled ? undefined : 'Export as PDF', () => save('pdf'));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(kind ? null : NO_FILE_TYPE);
    if (!kind) select.current?.focus();
    else await save(kind);
  };

  return (
    <form className="file-type-export" onSubmit={(event) => void submit(event)} noValidate>
      <HTMLSelect
        ref={select}
        aria-label="File type"
        aria-invalid={problem !== null}
        aria-describedby={problem ? problemId : undefined}
        options={FILE_TYPES}
        value={kind}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          setKind(currentTarget.value as ReportKind | '');
          setProblem(null);
        }}
      />
      <BusyButton type="submit" text="Export" disabled={disabled} isBusy={progress !== null} />
      {problem && (
        <span id={problemId} className="field-error" role="alert">
          {problem}
        </span>
      )}
      {progress && <LongExport progress={progress} onStop={stop} />}
    </form>
  );
}

/** A file that takes no longer than this is there before anybody could have read how far it is. */
const LONG_MS = 1000;

function LongExport({ progress, onStop }: { progress: Progress; onStop: () => void }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong && <ExportUnderWay progress={progress} onStop={onStop} />;
}

function ExportUnderWay({ progress, onStop }: { progress: Progress; onStop: () => void }) {
  useRestoreFocus();
  return (
    <Dialog title="Export" isOpen canOutsideClickClose={false} canEscapeKeyClose={false} isCloseButtonShown={false}>
      <DialogBody>
        <ExportProgress {...progress} />
      </DialogBody>
      <DialogFooter actions={<Button autoFocus text="Cancel" onClick={onStop} />} />
    </Dialog>
  );
}
