// The source of a sheet: rows copied from a spreadsheet, or a file.
import { Button, TextArea } from '@blueprintjs/core';
import { type ChangeEvent, type ClipboardEvent, useId } from 'react';
import type { Report } from '@/reports/report';
import { cleanFileName, save } from '@/reports/writing/file';
import { useWriting, writeReport } from '@/reports/writing/writeReport';
import { Export } from '@/ui/buttons/pageIcons';
import { Field } from '@/ui/fields/Field';
import { Failure } from '@/ui/messages/Failure';
import { toast } from '@/ui/messages/toasts';
import type { Sheet } from './sheet';
import '@/ui/files/pictureField.css';

interface Props {
  sheet: Sheet;
  /** Rows that are typed by hand; kept by the dialog, which asks before it drops them. */
  typed: string;
  onTyped: (typed: string) => void;
  isReading: boolean;
  /** Why the previous one could not be read. */
  problem: string | null;
  onSource: (source: File | string) => void;
}

export function SheetSource({ sheet, typed, onTyped, isReading, problem, onSource }: Props) {
  const fileId = useId();
  const writing = useWriting(toast.warning);

  const paste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData;
    const text = event.clipboardData.getData('text/plain');
    // Some spreadsheets put a picture of the cells on the clipboard beside their text.
    const source = text.trim() === '' ? files[0] : text;
    if (!source) return;
    event.preventDefault();
    onSource(source);
  };
  const saveEmpty = async () => {
    const isSaved = await writing.run(async (signal) => {
      const file = await writeReport(emptySheet(sheet), 'xlsx', { signal });
      save(file, cleanFileName(sheet.fileName, 'xlsx'));
    });
    if (isSaved) toast.success('Empty sheet saved');
  };

  return (
    <>
      <Failure message={problem} />
      <div className="two-columns">
        <Field label="Copied rows">
          {(control) => (
            <TextArea
              {...control}
              className="sheet-paste"
              fill
              autoFocus
              autoComplete="off"
              spellCheck={false}
              placeholder="Paste rows from a spreadsheet, with their headings"
              value={typed}
              onChange={({ target }) => onTyped(target.value)}
              onPaste={paste}
            />
          )}
        </Field>
        <Field label="Or upload a file">
          {(control) => (
            <div className="picture-field sheet-file">
              <span id={fileId} role="status">
                {isReading ? 'Reading the sheet…' : 'Select or drop an XLSX or CSV file'}
              </span>
              <input
                {...control}
                aria-describedby={fileId}
                type="file"
                accept=".xlsx,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
                onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
                  const [file] = currentTarget.files ?? [];
                  if (file) onSource(file);
                  // So that the same file can be chosen again after it was corrected.
                  currentTarget.value = '';
                }}
              />
            </div>
          )}
        </Field>
      </div>
      {typed.trim() !== '' && <Button className="sheet-read" text="Check rows" onClick={() => onSource(typed)} />}
      <div className="sheet-empty">
        <Button icon={<Export />} text="Empty sheet" onClick={() => void saveEmpty()} />
        <p>
          Columns in any order: {sheet.columns.map(({ heading }) => heading).join(', ')}. You will review every row
          before anything is sent.
        </p>
      </div>
    </>
  );
}

/** Wide enough for the heading. */
const USUAL_WIDTH = 18;

function emptySheet({ things: { many }, columns }: Sheet): Report<never> {
  const title = many.charAt(0).toUpperCase() + many.slice(1);
  return {
    title: `${title} from a sheet`,
    sheet: title,
    stamp: () => [
      'Fill in the first sheet, one row for each. You can reorder or leave out columns.',
      'An empty cell does not change the field.',
      ...columns.map(({ heading, choices, maxLength }) =>
        [heading, choices && `one of ${choices.join(', ')}`, maxLength && `at most ${maxLength} characters`]
          .filter(Boolean)
          .join(': '),
      ),
    ],
    columns: columns.map(({ heading, width = USUAL_WIDTH }) => ({ title: heading, width, text: () => '' })),
    rows: [],
    count: 0,
  };
}
