import { Button } from '@blueprintjs/core';
import { type ChangeEvent, type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';
import { Field } from '@/ui/fields/Field';
import { nameField } from '@/ui/fields/fieldNames';
import './pictureField.css';
import { type PictureLimits, readPicture } from './pictureFile';
import { useObjectUrl } from './useObjectUrl';

interface Props<Values extends FieldValues> extends PictureLimits {
  form: UseFormReturn<Values>;
  /** Its value is a File, or null while none is chosen. */
  name: FieldPath<Values>;
  label: string;
  /** The address of the picture that is already saved. */
  saved?: string | undefined;
  /** Processes the chosen file before it becomes the field's value. The message of an error that it throws is shown. */
  prepare?: (file: File) => Promise<File>;
  /** The text for the chosen file; by default its name. */
  described?: (file: File) => string;
  /** The text while no file is chosen. */
  hint?: string;
}

const HINT = 'Select, drop or paste a PNG or JPG picture';

/** A picture in a form: chosen by a click, dropped or pasted, and previewed before it is saved. */
export function PictureField<Values extends FieldValues>(props: Props<Values>) {
  const { form, name, label, saved, prepare, described, hint = HINT, ...limits } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  nameField(form, name, label);
  const chosen = (field.value ?? null) as File | null;
  const shown = useObjectUrl(chosen) ?? saved;
  /** The file chosen last: reading an earlier file may end later. */
  const latest = useRef<File>(null);
  /**
   * Why the last file was refused. Kept here because the form's own rules, which run after every change, would
   * overwrite it.
   */
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);

  const take = async (file: File | undefined) => {
    if (!file) return;
    latest.current = file;
    // `undefined` is invalid by the form's rules, so nothing is saved while the file is being read or when it is
    // refused.
    field.onChange(undefined);
    setProblem(undefined);
    setReading(true);
    const read = await readAndPrepared(file);
    if (latest.current !== file) return;
    setReading(false);
    const isTaken = read instanceof File;
    setProblem(isTaken ? undefined : read.problem);
    field.onChange(isTaken ? read : undefined);
    if (isTaken) form.clearErrors(name);
  };
  const readAndPrepared = async (file: File) => {
    const read = await readPicture(file, limits);
    if (!prepare || !(read instanceof File)) return read;
    return prepare(read).catch((error: Error) => ({ problem: error.message }));
  };
  const takeFrom = (event: DragEvent | ClipboardEvent, { files }: DataTransfer) => {
    if (files.length === 0) return;
    event.preventDefault();
    void take(files[0]);
  };

  return (
    // While the file is being read, the form's rules report an error that does not apply yet.
    <Field label={label} error={isReading ? undefined : (problem ?? fieldState.error?.message)}>
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the input is the control; drops and pastes around it count as well.
        <div
          className="picture-field"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => takeFrom(event, event.dataTransfer)}
          onPaste={(event) => takeFrom(event, event.clipboardData)}
        >
          {shown && <img src={shown} alt={`New ${label.toLowerCase()}`} />}
          {(chosen || problem) && (
            <Button
              className="picture-remove"
              size="small"
              text={saved ? 'Keep the current one' : 'Remove'}
              onClick={() => {
                latest.current = null;
                setReading(false);
                setProblem(undefined);
                form.clearErrors(name);
                field.onChange(null);
              }}
            />
          )}
          <span id={`${control.id}-file`} role="status">
            {isReading ? 'Reading the picture…' : chosen ? (described?.(chosen) ?? chosen.name) : hint}
          </span>
          <input
            {...control}
            aria-describedby={[control['aria-describedby'], `${control.id}-file`].filter(Boolean).join(' ')}
            ref={field.ref}
            type="file"
            accept="image/png,image/jpeg"
            onBlur={field.onBlur}
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
              void take(currentTarget.files?.[0]);
              // So that the same file can be chosen again after it was corrected.
              currentTarget.value = '';
            }}
          />
        </div>
      )}
    </Field>
  );
}
