// Reduces Blueprint's stylesheet to what the console uses.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import postcss, { type ChildNode, type Container, type Root, type Rule } from 'postcss';
import type { Plugin, Rolldown } from 'vite';
import { isUsed, missingFor, ONLY_MENTIONED } from './blueprintClasses.ts';

const requireHere = createRequire(import.meta.url);
const SHEET = requireHere.resolve('@blueprintjs/core/lib/css/blueprint.css');
/** The calendar's stylesheets are loaded unchanged, and use custom properties of the main one. */
const ALSO = ['datetime', 'datetime2'].map((name) =>
  requireHere.resolve(`@blueprintjs/${name}/lib/css/blueprint-${name}.css`),
);

const ID = 'virtual:blueprint.css';

/** The console's icons are SVG, so the icon font is not used. */
const OF_FONT = /\.bp6-icon-[a-z0-9-]+::before$/;
/** Blueprint's other way to select dark mode, which the console does not use. */
const BY_ATTRIBUTE = '[data-bp-color-scheme';

const isKept = (selector: string) =>
  !OF_FONT.test(selector) && !selector.includes(BY_ATTRIBUTE) && missingFor(selector) === undefined;

/**
 * Whether the list also has this selector with `.bp6-dark` around all of it. Only the whole page is ever dark, so that
 * one is enough.
 */
function isCoveredByPage(selector: string, all: readonly string[]): boolean {
  const dark = selector.lastIndexOf('.bp6-dark');
  const rest = `${selector.slice(0, dark).trimEnd()}${selector.slice(dark + '.bp6-dark'.length)}`;
  return dark > 0 && all.includes(`.bp6-dark ${rest}`);
}

const isInKeyframes = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';

function removeRules(sheet: Root): void {
  sheet.walkComments((comment) => void comment.remove());
  sheet.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    const { selectors } = rule;
    const kept = selectors.filter((selector) => isKept(selector) && !isCoveredByPage(selector, selectors));
    if (kept.length > 0) rule.selectors = kept;
    else rule.remove();
  });
}

/** Removes rules that are repeated literally further down, where they take effect. */
function removeRepetitions(sheet: Root): void {
  const seen = new Set<string>();
  for (const node of [...sheet.nodes].reverse()) {
    const text = node.toString();
    if (seen.has(text)) node.remove();
    seen.add(text);
  }
}

const USE = /var\((--bp[a-z0-9-]+)/g;
const usesIn = (css: string) => [...css.matchAll(USE)].map(([, name = '']) => name);

/** Removes unused custom properties, repeatedly, because removing one can make others unused. */
function removeProperties(sheet: Root, also: string): void {
  for (let isDone = false; !isDone; ) {
    isDone = true;
    const used = new Set(usesIn(sheet.toString() + also));
    sheet.walkDecls(/^--bp/, (declaration) => {
      if (used.has(declaration.prop)) return;
      declaration.remove();
      isDone = false;
    });
  }
}

function removeEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])] as ChildNode[]) {
    if (!('nodes' in node) || !node.nodes) continue;
    removeEmpty(node as Container);
    if (node.nodes.length === 0) node.remove();
  }
}

/** The reduced stylesheet. `also` are other styles that use its custom properties. */
export function reduceSheet(css: string, also: string): string {
  const sheet = postcss.parse(css);
  removeRules(sheet);
  removeEmpty(sheet);
  removeRepetitions(sheet);
  removeProperties(sheet, also);
  return sheet.toString();
}

/** The classes or combinations that are missing for the selectors that are left out, as selectors. */
export function selectorsLeftOut(css: string): string[] {
  const missing = new Set<string>();
  postcss.parse(css).walkRules((rule) => {
    for (const selector of isInKeyframes(rule) ? [] : rule.selectors) missing.add(missingFor(selector) ?? '');
  });
  missing.delete('');
  return [...missing];
}

const texts = (files: string[]) => Promise.all(files.map((file) => readFile(file, 'utf8')));

export const blueprintSheet = async () => (await texts([SHEET]))[0] ?? '';
export const reducedSheet = async () => reduceSheet(await blueprintSheet(), (await texts(ALSO)).join('\n'));

const CLASSES: Record<string, unknown> = requireHere('@blueprintjs/core/lib/cjs/common/classes.js');
const CONSTANT = /\b[A-Z][A-Z0-9_]+\b/g;
const NAMED = /\bClasses\.[A-Z0-9_]+|\bbp6-[a-z0-9-]+/g;

/**
 * The classes that a module uses: by Blueprint's constants (without `Classes.` in Blueprint's own modules) or by name.
 */
export const classesNamedIn = (id: string, code: string) =>
  (code.match(id.includes('/@blueprintjs/') ? CONSTANT : NAMED) ?? [])
    .map((name) => CLASSES[name.replace('Classes.', '')] ?? name)
    .filter(isClass)
    .map((name) => name.slice(4));

const isClass = (name: unknown): name is string => typeof name === 'string' && name.startsWith('bp6-');

export function blueprintCss(): Plugin {
  let reduced: Promise<string> | undefined;
  return {
    name: 'blueprint-css',
    resolveId: { filter: { id: /^virtual:blueprint\.css$/ }, handler: () => `\0${ID}` },
    load: { filter: { id: /^\0virtual:blueprint\.css$/ }, handler: () => (reduced ??= reducedSheet()) },
    async generateBundle(_, bundle) {
      const styled = new Set([...(await blueprintSheet()).matchAll(/\.bp6-([a-z0-9-]+)/g)].map(([, name]) => name));
      for (const id of drawnModules(bundle))
        for (const name of classesNamedIn(id, this.getModuleInfo(id)?.code ?? ''))
          if (styled.has(name) && !isUsed(name) && !ONLY_MENTIONED.has(name))
            this.error(
              `Blueprint's class ${name} is named in ${id}, and its styles are left out: see blueprintClasses.ts.`,
            );
    },
  };
}

/** The modules that are at least partly in the bundle, except the list of all classes. */
const drawnModules = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle)
    .flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
    .filter(([id, { renderedLength }]) => renderedLength > 0 && !id.endsWith('/common/classes.js'))
    .map(([id]) => id);
