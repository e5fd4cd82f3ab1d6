import { Button, Dialog, DialogBody, DialogFooter, HTMLSelect, InputGroup, Tag } from '@blueprintjs/core';
import { type FormEvent, useState } from 'react';
import { BusyButton } from '@/ui/buttons/BusyButton';
import { DateInput } from '@/ui/fields/DateInput';
import { Field } from '@/ui/fields/Field';
import { useRestoreFocus } from '@/ui/focus/focusPlace';
import { useFocusWhen } from '@/ui/focus/useFocusWhen';
import { Failure } from '@/ui/messages/Failure';
import { toast } from '@/ui/messages/toasts';
import { rangeWarning } from '@/ui/texts/days';
import type { ReportKind } from '../report';
import { ExportProgress } from './ExportProgress';
import { type ExportProps, exportProblem, proposedName } from './exportRules';
import { type Progress, useExport } from './useExport';
import './reports.css';

const AS_SHOWN = { value: '', label: 'As shown' };

interface Props<Row> extends ExportProps<Row> {
  kind: ReportKind;
  onClose: () => void;
}

export default function ExportDialog<Row>(props: Props<Row>) {
  const { title, defaultName, defaultRange, filterTypes = [], lastDay, makeReport, kind, onClose } = props;
  const [range, setRange] = useState({ from: '', to: '', ...defaultRange });
  // Null until the user types a name: then the name follows the range.
  const [typedName, setTypedName] = useState<string | null>(null);
  const [filterType, setFilterType] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [warned, setWarned] = useState<string>();
  const { progress, run, stop } = useExport(setFailure);
  const isRunning = progress !== null;
  const cancel = useFocusWhen(isRunning);
  const fileName = typedName ?? proposedName(defaultName, filterType ? range : defaultRange);

  const changeRange = (part: Partial<typeof range>) => {
    setRange({ ...range, ...part });
    setWarned(undefined);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isRunning) return;
    const choice = filterType ? { filterType, ...range } : { filterType, from: '', to: '' };
    const problem = exportProblem(choice, fileName, lastDay);
    setFailure(problem ?? null);
    if (problem) return;
    const warning = rangeWarning(choice.from, choice.to);
    setWarned(warning);
    if (warning !== warned) return;
    if (!(await run((signal) => makeReport(choice, signal), kind, fileName))) return;
    toast.success('Report saved');
    onClose();
  };

  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      canOutsideClickClose={false}
      canEscapeKeyClose={!isRunning}
      isCloseButtonShown={!isRunning}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogBody>
          <Failure message={failure} />
          {/* Disables all fields at once. */}
          <fieldset disabled={isRunning}>
            <Field label="File name">
              {(control) => (
                <InputGroup
                  {...control}
                  value={fileName}
                  onValueChange={setTypedName}
                  rightElement={<Tag minimal>.{kind}</Tag>}
                  autoComplete="off"
                  maxLength={250}
                  autoFocus
                />
              )}
            </Field>
            {filterTypes.length > 0 && (
              <Field label="Filter type">
                {(control) => (
                  <HTMLSelect
                    {...control}
                    fill
                    value={filterType}
                    options={[AS_SHOWN, ...filterTypes]}
                    onChange={({ currentTarget }) => {
                      setFilterType(currentTarget.value);
                      setWarned(undefined);
                    }}
                  />
                )}
              </Field>
            )}
            {filterType && (
              <div className="export-days">
                <DateInput
                  label="Date from"
                  value={range.from}
                  onChange={(from) => changeRange({ from })}
                  max={lastDay}
                  warning={warned}
                />
                <DateInput label="Date to" value={range.to} onChange={(to) => changeRange({ to })} max={lastDay} />
              </div>
            )}
          </fieldset>
          {progress && <ExportProgress {...progress} />}
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button ref={cancel} text="Cancel" onClick={isRunning ? stop : onClose} />
              <BusyButton
                type="submit"
                intent="primary"
                text={warned ? 'Export anyway' : 'Export'}
                isBusy={isRunning}
              />
            </>
          }
        />
      </form>
    </Dialog>
  );
}

/** Shows the progress in a modal dialog; closing it cancels the export. */
export function ExportUnderWay({ progress, onClose }: { progress: Progress; onClose: () => void }) {
  useRestoreFocus();
  return (
    <Dialog title="Export" isOpen canOutsideClickClose={false} canEscapeKeyClose={false} isCloseButtonShown={false}>
      <DialogBody>
        <ExportProgress {...progress} />
      </DialogBody>
      <DialogFooter actions={<Button autoFocus text="Cancel" onClick={onClose} />} />
    </Dialog>
  );
}
