// Loads code for later clicks once the current screen has nothing else to do.
import { whenIdle, whenPainted } from './afterPaint';

type Load = () => Promise<unknown>;

let waiting: Load[] = [];
let hasTime = false;

/** A failed load is ignored here: it is repeated, and its failure shown, when the code is needed. */
const begin = (load: Load) => void load().catch(() => undefined);

export function loadLater(load: Load): void {
  if (hasTime) whenIdle(() => begin(load));
  else waiting.push(load);
}

/** Called once the screen is drawn and waits for nothing. */
export function loadDeferred(): void {
  if (hasTime) return;
  hasTime = true;
  whenPainted(() => {
    const loads = waiting;
    waiting = [];
    for (const load of loads) begin(load);
  });
}
