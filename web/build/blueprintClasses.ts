// Lists which of Blueprint's classes the console uses; the styles of all others are left out. Using another class
// fails: the build finds new components, and the scripts that check accessibility find everything else on the elements
// they meet (`e2e/helpers/accessible.ts`).

const INTENTS = 'intent-primary intent-success intent-warning intent-danger';
const DANGER_OR_WARNING = 'intent-danger intent-warning';
const MOVES =
  'overlay-appear overlay-appear-active overlay-enter overlay-enter-active overlay-exit overlay-exit-active';
const POPS = 'popover-appear popover-appear-active popover-enter popover-enter-active popover-exit popover-exit-active';
const TOASTS = 'toast-appear toast-appear-active toast-enter toast-enter-active toast-exit toast-exit-active';

/**
 * The elements that the console draws, by class without Blueprint's prefix (or by tag), with the modifiers they are
 * given.
 */
const USED: Record<string, string> = {
  '<body>': 'overlay-open',
  '<select>': '',
  button: `active align-left disabled fill large loading minimal small ${INTENTS}`,
  'button-group': 'fill minimal',
  'button-spinner': '',
  'button-text': '',
  callout: `compact ${INTENTS}`,
  'callout-has-body-content': '',
  'callout-icon': 'compact',
  checkbox: '',
  control: 'align-right disabled inline',
  'control-indicator': '',
  'control-indicator-child': '',
  'control-input': '',
  dialog: '',
  'dialog-body': '',
  'dialog-body-scroll-container': '',
  'dialog-close-button': '',
  'dialog-container': MOVES,
  'dialog-footer': '',
  'dialog-footer-actions': '',
  'dialog-footer-fixed': '',
  'dialog-footer-main-section': '',
  'dialog-header': '',
  drawer: `position-left ${MOVES}`,
  'drawer-header': '',
  'form-content': '',
  'form-group': DANGER_OR_WARNING,
  'form-helper-text': '',
  heading: '',
  'html-select': 'fill minimal',
  'html-table': 'compact interactive',
  icon: 'icon-',
  'icon-muted': '',
  input: 'fill intent-danger',
  'input-action': '',
  'input-group': `disabled large ${DANGER_OR_WARNING}`,
  'input-left-container': '',
  label: '',
  menu: '',
  'menu-divider': '',
  'menu-header': '',
  'menu-item': 'active disabled',
  'menu-item-icon': '',
  'menu-item-label': '',
  'non-ideal-state': '',
  'non-ideal-state-text': '',
  'non-ideal-state-visual': '',
  overlay: '',
  'overlay-backdrop': MOVES,
  'overlay-container': '',
  'overlay-content': '',
  'overlay-inline': '',
  'overlay-open': '',
  'overlay-scroll-container': '',
  popover: 'dark popover-match-target-width popover-minimal-animation',
  'popover-arrow': '',
  'popover-arrow-border': '',
  'popover-arrow-fill': '',
  'popover-content': '',
  'popover-target': 'popover-open',
  'popover-transition-container': POPS,
  portal: '',
  'progress-bar': 'intent-primary no-stripes',
  'progress-meter': '',
  'segmented-control': 'fill',
  skeleton: '',
  spinner: '',
  'spinner-animation': '',
  'spinner-head': '',
  'spinner-track': '',
  switch: 'align-right',
  tab: '',
  'tab-list': '',
  'tab-panel': '',
  'tab-tag': '',
  tabs: 'vertical',
  tag: `minimal ${INTENTS}`,
  'text-area': '',
  'text-muted': '',
  'text-overflow-ellipsis': '',
  toast: `${INTENTS} ${TOASTS}`,
  'toast-container': 'toast-container-in-portal toast-container-inline toast-container-top',
  'toast-message': '',
};

/** Combinations that never occur although their parts do. Selectors that require one of them are left out, too. */
export const UNUSED_COMBINATIONS = [
  '.bp6-button.bp6-minimal.bp6-intent-success',
  '.bp6-button.bp6-minimal.bp6-intent-warning',
  '.bp6-button.bp6-minimal.bp6-intent-danger',
  '.bp6-button-group .bp6-button[class*=bp6-intent-]',
  '.bp6-button-group .bp6-popover-target',
  '.bp6-large .bp6-button',
  '.bp6-large .bp6-menu-item',
  '.bp6-large .bp6-tab',
  '.bp6-large .bp6-tag',
  '.bp6-small .bp6-button',
  '.bp6-small .bp6-menu-item',
];

/** Classes that the code of the used components can apply but that the console never asks for. */
export const ONLY_MENTIONED = new Set(
  [
    'blockquote code code-block divider end flex-expander form-group-sub-label html-table-bordered html-table-striped',
    'icon-large icon-standard list menu-item-is-selectable menu-item-selected-icon no-animation no-spin popover-backdrop',
    'radio round selected start submenu submenu-icon switch-inner-text tab-icon tab-indicator tab-indicator-wrapper',
    'tag-remove text-area-auto-resize',
  ].flatMap((words) => words.split(' ')),
);

const looksOf = new Map(Object.entries(USED).map(([part, looks]) => [part, looks.split(' ')]));
const allLooks = [...looksOf.values()].flat();

/** The part of a selector that is about one element. */
interface Compound {
  tag: string;
  /** Classes without the prefix. One that ends with a dash stands for all classes that begin with it. */
  words: string[];
}

const has = (words: readonly string[], wanted: string) =>
  words.some((word) => word === wanted || (wanted.endsWith('-') && word.startsWith(wanted)));

export const isUsed = (word: string) => looksOf.has(word) || has(allLooks, word);

/** The shortest selector of something that the compound requires and the console never draws. */
function firstUnused({ tag, words }: Compound): string | undefined {
  const unknown = words.find((word) => !isUsed(word));
  if (unknown) return selectorOf([unknown]);
  const looks = words.filter((word) => !looksOf.has(word));
  for (const part of [`<${tag}>`, ...words]) {
    const its = looksOf.get(part);
    const look = its && looks.find((word) => !has(its, word));
    if (look) return part.startsWith('<') ? tag + selectorOf([look]) : selectorOf([part, look]);
  }
  return undefined;
}

const selectorOf = (words: string[]) =>
  words.map((word) => (word.endsWith('-') ? `[class*=bp6-${word}]` : `.bp6-${word}`)).join('');

const CLASS = /\.bp6-([a-z0-9-]+)|\[class\*=bp6-([a-z]+)-?\]/g;
/** Classes with icon names are treated as one, `icon-`. */
const ICON_NAME = /^icon-(?!muted$|standard$|large$)/;
/** Exclusions are not requirements: `.bp6-button-group:not(.bp6-outlined)` applies to all other groups. */
const EXCLUDED = /:not\([^()]*\)/g;
/** A preceding sibling, which does not contain the element. */
const SIBLING = /[^\s>+~]+\s*[+~]\s*/g;

const compoundsOf = (selector: string): Compound[] =>
  selector.split(/[\s>+~]+/).map((text) => ({
    tag: /^[a-z0-9]+/.exec(text)?.[0] ?? '',
    words: [...text.matchAll(CLASS)].map(([, name, beginning]) =>
      ICON_NAME.test(name ?? `${beginning}-`) ? 'icon-' : (name ?? `${beginning}-`),
    ),
  }));

const neverSo = UNUSED_COMBINATIONS.map((selector) => ({ selector, compounds: compoundsOf(selector) }));

/** Whether all of `wanted` occur in `compounds`, in the same order of nesting. */
function includes(compounds: Compound[], wanted: Compound[]): boolean {
  let at = 0;
  for (const { words } of compounds) if (wanted[at]?.words.every((word) => has(words, word))) at += 1;
  return at === wanted.length;
}

/**
 * The selector of something that `selector` requires and the console never draws; undefined if the selector can match.
 */
export function missingFor(selector: string): string | undefined {
  const needed = selector.replace(EXCLUDED, '');
  const missing = compoundsOf(needed).map(firstUnused).find(Boolean);
  if (missing) return missing;
  const around = compoundsOf(needed.replace(SIBLING, ''));
  return neverSo.find(({ compounds }) => includes(around, compounds))?.selector;
}
