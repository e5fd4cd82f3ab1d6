// Text that flows over lines and pages.
import type { Flow } from '../pdf/flow';
import { HEADER_INK, RULE } from '../pdf/inks';
import { ASCENT, LEADING } from '../pdf/layout';
import { type Line, linesOf } from '../pdf/lines';
import type { Color } from '../pdf/pages';
import type { Typeface } from '../pdf/typeface';

export interface Style {
  typeface: Typeface;
  size: number;
  color: Color;
}

export const NOTHING = '–';

/** This many lines of a longer text stay on the page of what is above it. */
const KEPT_LINES = 2;
const HEADING = { size: 10.5, before: 14, after: 5 };

export const leadingOf = ({ size }: Style): number => size * LEADING;

export const wrapped = (text: string, { typeface, size }: Style, width: number): Line[] =>
  linesOf(text, typeface, (width * 1000) / size);

export const onOneLine = (text: string, style: Style, width: number): Line =>
  wrapped(text.replaceAll('\n', ' '), style, width)[0] ?? [];

/** The height of the first lines, which are not separated from what is above them. */
export const beginningOf = (lines: Line[], style: Style): number =>
  Math.min(lines.length, KEPT_LINES) * leadingOf(style);

/** Draws the lines below `top`, without page breaks. Returns the y below them. */
export function putLines({ drawing }: Flow, lines: Line[], style: Style, x: number, top: number): number {
  const leading = leadingOf(style);
  for (const [at, line] of lines.entries()) {
    drawing.line(line, x, top - at * leading - style.size * ASCENT, style.size, style.color);
  }
  return top - lines.length * leading;
}

/** Draws the lines with page breaks where needed. */
export function flowLines(flow: Flow, lines: Line[], style: Style): void {
  for (const line of lines) {
    flow.fit(leadingOf(style));
    flow.y = putLines(flow, [line], style, flow.left, flow.y);
  }
}

/** Draws a heading on the same page as the first `below` points of what follows. */
export function addHeading(flow: Flow, title: string, bold: Typeface, below: number): void {
  const style: Style = { typeface: bold, size: HEADING.size, color: HEADER_INK };
  flow.fit(HEADING.before + leadingOf(style) + HEADING.after + below);
  if (!flow.isFresh) flow.y -= HEADING.before;
  flow.y = putLines(flow, [onOneLine(title, style, flow.width)], style, flow.left, flow.y) - HEADING.after;
}

export function addRule(flow: Flow): void {
  flow.drawing.fill(RULE, flow.left, flow.y, flow.width, 0.4);
}
