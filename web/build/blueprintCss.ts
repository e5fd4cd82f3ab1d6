// Splits Blueprint's stylesheet in two: styles for the login page, and styles only needed after signing in.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import postcss, { type Rule } from 'postcss';
import type { Plugin } from 'vite';

const LATER =
  /\.bp6-(breadcrumb|card-list|compound-tag|dialog-step|drawer|editable-text|entity-title|file-|html-select|html-table|hotkey|key-combo|menu|multistep|navbar|non-ideal|numeric|overflow|panel-stack|popover|progress-bar|section|select|slider|submenu|switch|tab|tag|tooltip|tree)/;

const PARTS: Record<string, (isLater: boolean) => boolean> = {
  'virtual:blueprint-first.css': (isLater) => !isLater,
  'virtual:blueprint-later.css': (isLater) => isLater,
};

function keep(rule: Rule, wanted: (isLater: boolean) => boolean): void {
  const selectors = rule.selectors.filter((selector) => wanted(LATER.test(selector)));
  if (selectors.length > 0) rule.selectors = selectors;
  else rule.remove();
}

export function blueprintCss(): Plugin {
  const file = createRequire(import.meta.url).resolve('@blueprintjs/core/lib/css/blueprint.css');
  return {
    name: 'blueprint-css',
    resolveId: (id) => (id in PARTS ? `\0${id}` : undefined),
    async load(id) {
      const wanted = PARTS[id.slice(1)];
      if (!id.startsWith('\0') || !wanted) return undefined;
      const sheet = postcss.parse(await readFile(file, 'utf8'));
      sheet.walkComments((comment) => void comment.remove());
      sheet.walkRules((rule) => {
        const inKeyframes = rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes';
        if (!inKeyframes) keep(rule, wanted);
      });
      return sheet.toString();
    },
  };
}
