import { type DragEvent, useId } from 'react';
import './pictureField.css';

interface Props {
  label: string;
  /** The `accept` attribute of the file input. */
  accept: string;
  /** The text in the field: what to do, or which file was chosen. */
  hint: string;
  onFile: (file: File) => void;
}

/** A file that is read at once, chosen by a click or dropped. */
export function FileDrop({ label, accept, hint, onFile }: Props) {
  const id = useId();
  const take = (files: FileList | null) => {
    if (files?.[0]) onFile(files[0]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input is the control; drops around it count as well.
    <div className="picture-field" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <span id={id}>{hint}</span>
      <input
        type="file"
        aria-label={label}
        aria-describedby={id}
        accept={accept}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // So that the same file can be chosen again after it was corrected.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
