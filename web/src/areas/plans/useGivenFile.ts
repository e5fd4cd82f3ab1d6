import { type ClipboardEvent, type DragEvent, useEffect, useState } from 'react';

const refuse = (event: Event) => event.preventDefault();

/** The files that are dropped or pasted somewhere, as attributes of the element there. */
export function useGivenFile(onFile: (file: File | undefined) => void) {
  const [isOver, setOver] = useState(false);
  // Dropped beside it, the browser would leave the console to show the file.
  useEffect(() => {
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);

  const take = (event: DragEvent | ClipboardEvent, { files }: DataTransfer) => {
    if (files.length === 0) return;
    event.preventDefault();
    onFile(files[0]);
  };
  return {
    'data-over': isOver || undefined,
    onDragOver: ({ dataTransfer }: DragEvent) => setOver(dataTransfer.types.includes('Files')),
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
