import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** Attributes for an element on which files can be dropped or pasted. */
export function useDroppedFile(onFile: (file: File | undefined) => void) {
  const [isOver, setOver] = useState(false);

  const take = (event: DragEvent | ClipboardEvent, { files }: DataTransfer) => {
    if (files.length === 0) return;
    event.preventDefault();
    onFile(files[0]);
  };
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      const isFile = event.dataTransfer.types.includes('Files');
      // `preventDefault` allows the drop here. Elsewhere the console refuses dropped files.
      if (isFile) event.preventDefault();
      setOver(isFile);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      take(event, event.dataTransfer);
    },
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
  };
}
