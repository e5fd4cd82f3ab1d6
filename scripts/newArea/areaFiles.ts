// Puts together the contents of a new area's files and of the changed lists. Writes nothing to disk.
import { readFileSync } from 'node:fs';
import { namesFor } from './areaNames';
import { conflictsOf } from './conflicts';
import { contractOf } from './contract';
import type { Wanted } from './description';
import { linesOf } from './lines';
import { handlersOf, mocksTestOf, seedOf } from './mocks';
import { callsOf, dialogOf, helpOf, listsOf, pageOf, routeOf, rulesOf, rulesTestOf } from './screen';
import { scriptOf } from './script';

export interface MadeFiles {
  /** Contents of new files, by path. */
  files: Record<string, string>;
  /** Contents of existing files with the lines of the new area, by path. */
  lists: Record<string, string>;
}

/** The files to write, or error messages about conflicts. */
export function makeFiles(wanted: Wanted): MadeFiles | string[] {
  const called = namesFor(wanted);
  const wrong = [...conflictsOf(called)];
  if (wrong.length > 0) return wrong;
  const { area, One, Many } = called;
  const [mocks, web] = [`mocks/areas/${area}`, `web/src/areas/${area}`];
  const lists: Record<string, string> = {};
  for (const [file, insert] of linesOf(called)) {
    const text = insert(lists[file] ?? readFileSync(file, 'utf8'));
    if (text === undefined)
      wrong.push(`${file} has an unexpected layout, so its line cannot be inserted. Nothing was written.`);
    else lists[file] = text;
  }
  if (wrong.length > 0) return wrong;
  return {
    files: {
      [`openapi/areas/${area}.yaml`]: contractOf(called),
      [`${mocks}/index.ts`]: handlersOf(called),
      [`${mocks}/seed.ts`]: seedOf(called),
      [`${mocks}/${area}.test.ts`]: mocksTestOf(called),
      [`${web}/index.ts`]: routeOf(called),
      [`${web}/lists.ts`]: listsOf(called),
      [`${web}/calls.ts`]: callsOf(called),
      [`${web}/rules.ts`]: rulesOf(called),
      [`${web}/rules.test.ts`]: rulesTestOf(called),
      [`${web}/${Many}Page.tsx`]: pageOf(called),
      [`${web}/${One}Dialog.tsx`]: dialogOf(called),
      [`${web}/help.ts`]: helpOf(called),
      [`e2e/${area}/${area}.spec.ts`]: scriptOf(called),
    },
    lists,
  };
}
