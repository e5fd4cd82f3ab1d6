import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AN_OVERLAY, definingModules, importsOf } from './usedModules';

const CORE = '/node_modules/@blueprintjs/core/lib/esm';
const ICONS = '/node_modules/@blueprintjs/icons/lib/esm/generated';
const OWN_ICONS = '/web/src/ui/buttons/icons.ts';

const defining = definingModules(
  new Map([
    [`${CORE}/index.js`, 'export { FocusStyleManager } from "./accessibility/focus";\nexport * from "./components";'],
    [
      `${CORE}/components/index.js`,
      'export { Menu } from "./menu/menu";\nexport { AnchorButton, Button } from "./button/buttons";\nexport { Dialog, } from "./dialog/dialog";',
    ],
    [`${CORE}/accessibility/focus.js`, ''],
    [`${CORE}/components/menu/menu.js`, ''],
    [`${CORE}/components/button/buttons.js`, ''],
    [`${CORE}/components/dialog/dialog.js`, ''],
    [`${ICONS}/index.js`, 'export { MenuIcon, Menu } from "./components/menu";'],
    [`${ICONS}/components/menu.js`, ''],
    [OWN_ICONS, "export { Menu } from '@blueprintjs/icons';"],
  ]),
);

const used = (code: string, importedIds: string[] = []) => importsOf({ code, importedIds }, defining);

it('knows the indexes where they are', () => {
  const indexes = [
    `node_modules/@blueprintjs/core/lib/esm/index.js`,
    `node_modules/@blueprintjs/icons/lib/esm/generated/index.js`,
  ];
  for (const path of indexes) expect(readFileSync(path, 'utf8')).toContain('export');
  expect(readFileSync(OWN_ICONS.slice(1), 'utf8')).toContain("from '@blueprintjs/icons'");
});

describe('the modules that a module uses', () => {
  it('are those that define the names it imports from an index, not the index', () => {
    const code = 'import { Button, FocusStyleManager } from "@blueprintjs/core";';
    expect(used(code, [`${CORE}/index.js`, '/web/src/other.ts'])).toEqual([
      '/web/src/other.ts',
      `${CORE}/components/button/buttons.js`,
      `${CORE}/accessibility/focus.js`,
    ]);
  });

  it('are found under the name that the index exports, whatever the module calls it', () => {
    expect(used('import { Menu as Entries, type MenuProps } from "@blueprintjs/core";')).toEqual([
      `${CORE}/components/menu/menu.js`,
    ]);
  });

  it('are icons where the name is imported from a list of icons', () => {
    expect(used("import { Menu } from '@/ui/buttons/icons';", [OWN_ICONS])).toEqual([`${ICONS}/components/menu.js`]);
    expect(used('import { Menu } from "./icons";', [OWN_ICONS])).toEqual([`${ICONS}/components/menu.js`]);
  });

  it('have an overlay among them where a name opens above the page', () => {
    expect(used('import { Button, Dialog } from "@blueprintjs/core";')).toContain(AN_OVERLAY);
    expect(used('import { Button } from "@blueprintjs/core";')).not.toContain(AN_OVERLAY);
    expect(used('import { Dialog } from "./ownDialog";')).toEqual([]);
  });
});
