import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** The files that are dropped or pasted somewhere, as attributes of the element there. */
export function useGivenFile(onFile: (file: File | undefined) => void) {
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
      // Only so may it be dropped: what nobody takes the console refuses everywhere.
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
