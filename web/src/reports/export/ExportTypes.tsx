import { HTMLSelect } from '@blueprintjs/core';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useScreenAction } from '@/ui/browser/screenActions';
import { BusyButton } from '@/ui/buttons/BusyButton';
import { DisabledReason } from '@/ui/buttons/DisabledReason';
import { Export } from '@/ui/buttons/icons';
import type { ReportKind } from '../report';
import './reports.css';

const NO_FILE_TYPE = 'Please select file type';
export const NOT_LOADED = 'The list is still loading.';

const FILE_TYPES: { value: ReportKind | ''; label: string }[] = [
  { value: '', label: 'File type' },
  { value: 'xlsx', label: 'Excel(XLSX)' },
  { value: 'pdf', label: 'PDF' },
];

interface Props {
  /** The reason why nothing can be exported yet. */
  whyNot: string | undefined;
  isBusy?: boolean;
  failure?: string | null;
  onChoose?: () => void;
  onExport: (kind: ReportKind) => unknown;
  children?: ReactNode;
}

/** The export controls at the end of a list's head: file type and button, the same everywhere. */
export function ExportTypes({ whyNot, isBusy = false, failure = null, onChoose, onExport, children }: Props) {
  const [kind, setKind] = useState<ReportKind | ''>('');
  const [isAsked, setAsked] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const problemId = useId();
  const problem = isAsked && !kind ? NO_FILE_TYPE : failure;
  useScreenAction(whyNot ? undefined : 'Export as Excel', () => onExport('xlsx'));
  useScreenAction(whyNot ? undefined : 'Export as PDF', () => onExport('pdf'));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (whyNot) return;
    setAsked(true);
    if (kind) onExport(kind);
    else select.current?.focus();
  };

  return (
    <form className="file-type-export" onSubmit={submit} noValidate>
      <HTMLSelect
        ref={select}
        aria-label="File type"
        aria-invalid={Boolean(problem)}
        aria-describedby={problem ? problemId : undefined}
        options={FILE_TYPES}
        value={kind}
        onChange={({ currentTarget }) => {
          setKind(currentTarget.value as ReportKind | '');
          setAsked(false);
          onChoose?.();
        }}
      />
      <DisabledReason whyNot={whyNot}>
        {(off) => <BusyButton {...off} type="submit" text="Export" icon={<Export />} isBusy={isBusy} />}
      </DisabledReason>
      {problem && (
        <span id={problemId} className="field-error" role="alert">
          {problem}
        </span>
      )}
      {children}
    </form>
  );
}
