// Makes a call for each of many items, a few at a time, and reports the progress.
import type { SheetLookup } from './sheetDeclaration';

const AT_ONCE = 3;

export async function askEach<Asked, Answer>(
  { signal, onProgress }: Pick<SheetLookup, 'signal' | 'onProgress'>,
  all: readonly Asked[],
  ask: (each: Asked) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let done = 0;
  let next = 0;
  const work = async () => {
    for (let at = next++; at < all.length; at = next++) {
      signal.throwIfAborted();
      answers[at] = await ask(all[at] as Asked);
      done += 1;
      onProgress(done, all.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, all.length) }, work));
  return answers;
}
