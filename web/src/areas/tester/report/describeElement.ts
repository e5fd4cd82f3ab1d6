// Names an element of the page as a person would who describes what they clicked.
import { maskText } from './masking';

const CONTROLS =
  'button, a, input, select, textarea, summary, label, tr, [role="button"], [role="option"], [role="tab"], [role="menuitem"], [role="row"]';
/** Elements that tell where another one is. */
const CONTAINERS = '[role="dialog"], [role="alertdialog"], [role="menu"], aside, nav';
const LONGEST = 80;

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
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
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

export interface ElementDescription {
  role: string;
  name: string;
  /** The dialog, menu or panel that contains it. */
  inside?: string;
}

/** The control that contains the element, or the element itself. */
export const controlAt = (target: Element): Element => target.closest(CONTROLS) ?? target;

export function describeElement(element: Element): ElementDescription {
  const around = element.parentElement?.closest(CONTAINERS);
  const inside = around && (nameOf(around).length > 0 ? nameOf(around) : roleOf(around));
  return { role: roleOf(element), name: nameOf(element), ...(inside && { inside }) };
}
