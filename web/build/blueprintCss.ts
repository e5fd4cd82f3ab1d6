// Blueprint's stylesheet without what the console does not use, in two parts: styles for the login page, and styles only
// needed after signing in.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import postcss, { type Rule } from 'postcss';
import type { Plugin } from 'vite';

const LATER =
  /\.bp6-(breadcrumb|card-list|compound-tag|dialog-step|drawer|editable-text|entity-title|file-|html-select|html-table|hotkey|key-combo|menu|multistep|navbar|non-ideal|numeric|overflow|panel-stack|popover|progress-bar|section|select|slider|submenu|switch|tab|tag|tooltip|tree)/;

/** The components that the console does not have, by their folder or file in Blueprint, and what their classes begin with. */
const UNUSED_COMPONENTS: Record<string, RegExp> = {
  'alert/': /^alert/,
  'breadcrumbs/': /^breadcrumb/,
  'card/': /^(card$|elevation)/,
  'card-list/': /^card-list/,
  'collapse/': /^collapse/,
  'context-menu/': /^context-menu/,
  'control-card/': /^(control-card|card-)/,
  'dialog/dialogStep': /^dialog-step/,
  'dialog/multistepDialog': /^multistep/,
  'editable-text/': /^editable-text/,
  'entity-title/': /^entity-title/,
  'forms/fileInput': /^file-/,
  'forms/numericInput': /^numeric/,
  'hotkeys/': /^(hotkey|key-combo|key$)/,
  'navbar/': /^navbar/,
  'overflow-list/': /^overflow-list/,
  'panel-stack': /^panel-stack/,
  'section/': /^section/,
  'slider/': /^slider/,
  'tag/compoundTag': /^compound-tag/,
  'tag-input/': /^tag-input/,
  'tree/': /^tree/,
};

/** Other classes of which nothing is drawn: looks that no component here is given. */
const UNUSED_CLASSES = /^(outlined|submenu|running-text|code|blockquote|list|monospace|ui-text)/;

/** `name` without the prefix that all of Blueprint's classes have. */
export const isUnused = (name: string) =>
  UNUSED_CLASSES.test(name) || Object.values(UNUSED_COMPONENTS).some((classes) => classes.test(name));

const CLASS = /\.bp6-([a-z-]+)/g;
/** What a selector excludes it does not need: `.bp6-button-group:not(.bp6-outlined)` is about every other group. */
const EXCLUDED = /:not\([^()]*\)/g;

/** The icons here are drawings: of the font nothing is used. */
const OF_FONT = /\.bp6-icon-[a-z0-9-]+::before$/;

export const isKept = (selector: string) =>
  !OF_FONT.test(selector) &&
  ![...selector.replace(EXCLUDED, '').matchAll(CLASS)].some(([, name = '']) => isUnused(name));

const PARTS: Record<string, (isLater: boolean) => boolean> = {
  'virtual:blueprint-first.css': (isLater) => !isLater,
  'virtual:blueprint-later.css': (isLater) => isLater,
};

function keep(rule: Rule, wanted: (isLater: boolean) => boolean): void {
  const selectors = rule.selectors.filter((selector) => isKept(selector) && wanted(LATER.test(selector)));
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
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.entries(file.modules) : [],
      );
      const drawn = modules.filter(([, { renderedLength }]) => renderedLength > 0).map(([id]) => id);
      for (const component of Object.keys(UNUSED_COMPONENTS))
        if (drawn.some((id) => id.includes(`@blueprintjs/core/lib/esm/components/${component}`)))
          this.error(`Blueprint's ${component} is used, and its styles are left out: see UNUSED_COMPONENTS.`);
    },
  };
}
