/**
 * Ignores files that are dropped beside a field: the browser would open them in place of the console, and the input
 * would be lost.
 */
export function ignoreStrayDrops(): void {
  const ignore = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', ignore);
  window.addEventListener('drop', ignore);
}
