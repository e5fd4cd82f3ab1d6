// The parts of a handbook page: text with bold names, steps, and words with their meanings.
import { partsOf } from '@/ui/facts/markedNames';
import { addHeading, addRule, beginningOf, leadingOf, putLines, type Style } from '../case/text';
import type { Flow } from '../pdf/flow';
import { INK, STAMP_INK } from '../pdf/inks';
import { type Line, linesOf } from '../pdf/lines';
import type { Faces } from '../pdf/typefaces';
import type { HelpSection } from './handbook';

const SIZE = 9.5;
const GAP = 4;
const STEP_INDENT = 18;
/** The share of the page's width for words with their meanings beside them. */
const WORDS = 0.34;
const BESIDE = 12;

/** A private-use character that no text contains; it toggles bold type. */
const SWITCH = '\ue000';

/** Wraps a text, with the names of screen elements in bold. */
function namedLines(text: string, { regular, bold }: Faces, size: number, width: number): Line[] {
  let isBold = false;
  const mixed = {
    glyphs: (letter: string) => {
      if (letter !== SWITCH) return (isBold ? bold : regular).glyphs(letter);
      isBold = !isBold;
      return [];
    },
  };
  const marked = partsOf(text).map((part) => (part.isName ? `${SWITCH}${part.text}${SWITCH}` : part.text));
  return linesOf(marked.join(''), mixed, (width * 1000) / size);
}

export function addText(flow: Flow, faces: Faces, text: string, size = SIZE): void {
  const style: Style = { typeface: faces.regular, size, color: INK };
  const lines = namedLines(text, faces, size, flow.width);
  flow.fit(beginningOf(lines, style));
  for (const line of lines) {
    flow.fit(leadingOf(style));
    flow.y = putLines(flow, [line], style, flow.left, flow.y);
  }
  flow.y -= GAP;
}

export function addSection(flow: Flow, faces: Faces, section: HelpSection): void {
  const plain: Style = { typeface: faces.regular, size: SIZE, color: INK };
  addHeading(flow, section.title, faces.bold, 2 * leadingOf(plain) + GAP);
  if ('paragraphs' in section) for (const text of section.paragraphs) addText(flow, faces, text);
  else if ('steps' in section)
    for (const [at, text] of section.steps.entries()) addStep(flow, faces, `${at + 1}.`, text, plain);
  else for (const term of section.terms) addTerm(flow, faces, term, plain);
}

function addStep(flow: Flow, faces: Faces, number: string, text: string, style: Style): void {
  const lines = namedLines(text, faces, SIZE, flow.width - STEP_INDENT);
  flow.fit(lines.length * leadingOf(style));
  putLines(flow, linesOf(number, faces.bold, flow.width * 1000), { ...style, color: STAMP_INK }, flow.left, flow.y);
  flow.y = putLines(flow, lines, style, flow.left + STEP_INDENT, flow.y) - GAP;
}

function addTerm(flow: Flow, faces: Faces, [word, meaning]: readonly [string, string], style: Style): void {
  const width = flow.width * WORDS;
  const words = linesOf(word, faces.bold, (width * 1000) / SIZE);
  const meant = namedLines(meaning, faces, SIZE, flow.width - width - BESIDE);
  const height = Math.max(words.length, meant.length) * leadingOf(style);
  flow.fit(height + 2 * GAP);
  addRule(flow);
  const top = flow.y - GAP;
  putLines(flow, words, style, flow.left, top);
  putLines(flow, meant, style, flow.left + width + BESIDE, top);
  flow.y = top - height - GAP;
}
