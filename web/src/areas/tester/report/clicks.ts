// Records clicks and input in this tab since its world was opened, for bug reports. Passwords are never recorded.
import * as v from 'valibot';
import { maskText } from './masking';
import { isSecret, notePasswordFields } from './secrets';

// Names an element of the page as a person would who describes what they clicked.

const CONTROLS =
  'button, a, input, select, textarea, summary, label, tr, [role="button"], [role="option"], [role="tab"], [role="menuitem"], [role="row"]';
/** Elements that tell where another one is. */
const CONTAINERS = '[role="dialog"], [role="alertdialog"], [role="menu"], aside, nav';
const LONGEST_TEXT = 80;

const ROLES: Record<string, string> = {
  a: 'link',
  tr: 'row',
  select: 'combobox',
  textarea: 'textbox',
  summary: 'button',
};
const INPUT_ROLES: Record<string, string> = {
  checkbox: 'checkbox',
  radio: 'radio',
  number: 'spinbutton',
  file: 'file',
};

const short = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST_TEXT ? `${line.slice(0, LONGEST_TEXT)}…` : line;
};

function nameOf(element: Element): string {
  const by = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id));
  const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
  const parts = [
    element.getAttribute('aria-label'),
    ...[...by, ...labels].map((label) => label?.textContent),
    element.matches('input, select, textarea') ? null : element.textContent,
    ...['title', 'placeholder'].map((attribute) => element.getAttribute(attribute)),
  ];
  return short(maskText(parts.find((text) => text?.trim()) ?? ''));
}

function roleOf(element: Element): string {
  const own = element.getAttribute('role');
  if (own) return own;
  if (element instanceof HTMLInputElement) return INPUT_ROLES[element.type] ?? 'textbox';
  return ROLES[element.localName] ?? element.localName;
}

interface ElementDescription {
  role: string;
  name: string;
  /** The dialog, menu or panel that contains it. */
  inside?: string;
}

/** The control that contains the element, or the element itself. */
const controlAt = (target: Element): Element => target.closest(CONTROLS) ?? target;

function describeElement(element: Element): ElementDescription {
  const around = element.parentElement?.closest(CONTAINERS);
  const inside = around && (nameOf(around).length > 0 ? nameOf(around) : roleOf(around));
  return { role: roleOf(element), name: nameOf(element), ...(inside && { inside }) };
}

const KEY = 'tester-clicks';
const KEPT = 500;
const LONGEST = 500;

const click = v.object({
  at: v.string(),
  /** The address, relative to the console's. */
  path: v.string(),
  did: v.picklist(['clicked', 'typed', 'chose', 'pressed']),
  role: v.string(),
  name: v.string(),
  inside: v.optional(v.string()),
  /** The typed or chosen text, or the key. */
  what: v.optional(v.string()),
});
type Click = v.InferOutput<typeof click>;

function stored(): Click[] {
  try {
    return v.parse(v.array(click), JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

let clicks: Click[] = [];
/** The field being typed in: all its letters are one entry. */
let typing: { field: Element; entry: Click } | undefined;

export const clicksSoFar = (): readonly Click[] => clicks;

/** Forgets the clicks of an old world. Also called before the panel has loaded. */
export function forgetClicks(): void {
  clicks = [];
  typing = undefined;
  store();
}

function add(did: Click['did'], element: Element, what?: string): Click {
  const description: ElementDescription = describeElement(element);
  const path = location.pathname + location.search;
  const entry = { at: new Date().toISOString(), path, did, ...description, ...(what !== undefined && { what }) };
  clicks = [...clicks, entry].slice(-KEPT);
  return entry;
}

function onClick({ target }: Event): void {
  notePasswordFields();
  if (!(target instanceof Element)) return;
  typing = undefined;
  // Choosing in a list is recorded when it is done, and a click on a label also clicks its control.
  const used = controlAt(target);
  if (used instanceof HTMLSelectElement || used instanceof HTMLLabelElement) return;
  add('clicked', used);
}

function onInput({ target }: Event): void {
  if (target instanceof HTMLSelectElement) {
    add('chose', target, target.selectedOptions[0]?.textContent ?? '');
    return;
  }
  const isTyped =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type));
  if (!isTyped) return;
  const what = isSecret(target) ? '•••' : target.value.slice(0, LONGEST);
  if (typing?.field === target) typing.entry.what = what;
  else typing = { field: target, entry: add('typed', target, what) };
}

const RECORDED_KEYS = /^(Enter|Escape|Delete|F\d+|Arrow\w+|Page\w+|Home|End)$/;

/** Records keys with an effect. Letters are recorded as typed text, and Enter on a button as its click. */
function onKeyDown(event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  const isCombined = (ctrlKey || metaKey || altKey) && key.length === 1;
  if (!(target instanceof Element) || event.repeat || !(isCombined || RECORDED_KEYS.test(key))) return;
  if (key === 'Enter' && target.matches('button, a')) return;
  typing = undefined;
  add(
    'pressed',
    controlAt(target),
    [ctrlKey && 'Ctrl', metaKey && 'Meta', altKey && 'Alt', key].filter(Boolean).join('+'),
  );
}

function store(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(clicks));
  } catch {
    // Without storage they are lost with the page.
  }
}

/** Starts recording; the returned function stops it. */
export function watchClicks(): () => void {
  clicks = stored();
  const watching = new AbortController();
  const options = { capture: true, passive: true, signal: watching.signal };
  addEventListener('click', onClick, options);
  addEventListener('input', onInput, options);
  addEventListener('keydown', onKeyDown, options);
  addEventListener('pagehide', store, options);
  return () => watching.abort();
}
