// Code that nobody needs before a press: it is loaded once the screen in sight has nothing else to do.
import { afterPaint, whenIdle } from './afterPaint';

type Load = () => Promise<unknown>;

let waiting: Load[] = [];
let hasTime = false;

/** Whatever cannot be loaded now is loaded again, and shown as failed, when it is needed. */
const begin = (load: Load) => void load().catch(() => undefined);

export function loadLater(load: Load): void {
  if (hasTime) whenIdle(() => begin(load));
  else waiting.push(load);
}

/** The screen is drawn, and nothing is awaited for it. */
export function loadWhatWaits(): void {
  if (hasTime) return;
  hasTime = true;
  afterPaint(() =>
    whenIdle(() => {
      const loads = waiting;
      waiting = [];
      for (const load of loads) begin(load);
    }),
  );
}
