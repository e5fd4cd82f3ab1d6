// The description of a new area, made from the flags of the command or the answers to its questions, with its
// validation.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Tab, tabs } from '../../mocks/areas/access/menus';
import { IDENTIFYING, PERSONAL } from '../contract/identityRules';
import { camelOf, sentenceOf } from './words';

export const KINDS = ['text', 'day', 'number', 'choice'] as const;
type Kind = (typeof KINDS)[number];

export interface Field {
  /** The name in the contract. */
  name: string;
  /** The label on the screen. */
  label: string;
  kind: Kind;
  /** Only a text or a day can be optional. */
  isOptional: boolean;
  /** The options of a choice; empty for other kinds. */
  choices: { value: string; label: string }[];
}

export interface Wanted {
  /** The area's name, which is that of its four rooms. */
  area: string;
  /** The noun for a record in a sentence, in singular and plural. */
  one: string;
  many: string;
  title: string;
  path: string;
  /** The first field names a record and is unique. */
  fields: [Field, ...Field[]];
  /** AGORA's menu that contains the screen. */
  tab: Tab;
  /** Whether it is also in File Management, for ALAGA MD's administrators. */
  isInFileManagement: boolean;
  /** Departments that may use the screen, besides administrators. */
  departments: string[];
}

/** The flags or answers as typed. */
export interface Answers {
  area: string;
  one: string;
  many: string;
  title: string;
  at: string;
  fields: string[];
  menu: string;
  fileManagement: boolean;
  for: string[];
}

/** The number of a menu entry has one digit for its place in the menu. */
const MOST_OF_TAB = 9;
/** Menus that have room. An empty menu is left out, because it stays empty to test that case. */
export const MENUS = tabs.filter(({ menus }) => menus.length > 0 && menus.length < MOST_OF_TAB);
export const departments = (): string[] =>
  parse(readFileSync('openapi/common.yaml', 'utf8')).schemas.Department.examples as string[];

/** The defaults of all options, derived from the area's name. */
export const usualFor = (area: string): Omit<Answers, 'area' | 'fields'> => {
  const one = area.replace(/ies$/, 'y').replace(/(?<=[a-z]{2})s$/, '');
  return {
    one,
    many: area,
    title: sentenceOf(area),
    at: `/${area}`,
    menu: 'Administration',
    fileManagement: false,
    for: [],
  };
};

const wordsIn = (text: string) => text.trim().split(/\s+/);
/** Keywords of the language. */
const KEYWORDS = wordsIn(`
  await break case catch class const continue debugger default delete do else enum export extends false finally for function if
  implements import in instanceof interface let new null package private protected public return static super switch this throw true
  try typeof var void while with yield`);
/** Names that the generated files use themselves. */
const TAKEN_WORDS = wordsIn(`
  area areas body by calls columns component contract e2e empty fields form health help index list lists load mocks openapi page pages
  path query remove replace row rows rules save schema screen script seed send shared state test tests tester token total typed ui web
  world written`);

/** Fields that every record has anyway. */
const OWN_FIELDS = ['recordid', 'postedby', 'posteddate', 'editedby', 'editeddate', 'value'];
const NAMES_A_FILE = /(path|file_?name)$/;

const WORD = /^[a-z][a-z0-9]*$/;
const WORDS = /^[a-z][a-z0-9]*( [a-z0-9]+)*$/;

const isTaken = (word: string) => KEYWORDS.includes(word) || TAKEN_WORDS.includes(word);

/** The description of the area, or error messages. */
export function parseWanted(answers: Answers): Wanted | string[] {
  const { area, one, many, title, at, fileManagement } = answers;
  // Returns at once, because the other names derive from the area's name.
  if (!WORD.test(area)) return [`'${area}' is not a plain word of small letters and digits, as in 'holidays'.`];
  if (isTaken(area)) return [`'${area}' means something else in the files of an area. Choose another name.`];
  const wrong = [...nameComplaints(answers), ...placeComplaints(answers)];
  const fields = answers.fields.map(fieldOf);
  for (const field of fields) if (typeof field === 'string') wrong.push(field);
  const [first, ...others] = fields.filter((field) => typeof field !== 'string');
  if (answers.fields.length === 0) wrong.push('An area needs at least one field: --field Name:text.');
  else if (first && (first.kind !== 'text' || first.isOptional))
    wrong.push(`The first field names a record, so '${first.label}' must be a text that is not optional.`);
  const names = [first, ...others].map((field) => field?.name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) wrong.push(`Two fields are called '${twice}'.`);
  const tab = MENUS.find(({ name }) => name === answers.menu);
  if (wrong.length > 0 || !first || !tab) return wrong;
  return {
    ...{ area, one, many, title, path: at, tab },
    fields: [first, ...others],
    isInFileManagement: fileManagement,
    departments: departments().filter((department) => answers.for.includes(department)),
  };
}

function* nameComplaints({ area, one, many, title }: Answers): Generator<string> {
  for (const words of [one, many]) {
    if (!WORDS.test(words)) yield `'${words}' must be in small letters, as in 'bank holiday'.`;
    else if (isTaken(camelOf(words)))
      yield `'${words}' means something else in the files of an area: choose another with --one or --many.`;
  }
  if (one === many) yield `The words for one and for several, '${one}', must differ: set --one and --many.`;
  else if (one === area) yield `The area must have the word for several, '${many}', not the word for one.`;
  if (!/^\p{Lu}[\p{L}\p{N} &-]*$/u.test(title))
    yield `'${title}' is not a title: it must consist of letters and begin with a capital.`;
}

function* placeComplaints({ at, menu, fileManagement, for: named }: Answers): Generator<string> {
  if (!/^\/[a-z0-9]+(-[a-z0-9]+)*$/.test(at)) yield `'${at}' is not an address of small letters, as in '/holidays'.`;
  if (!MENUS.some(({ name }) => name === menu))
    yield `There is no menu '${menu}': ${MENUS.map(({ name }) => name).join(', ')}.`;
  const known = departments();
  for (const department of named)
    if (!known.includes(department)) yield `There is no department '${department}': ${known.join(', ')}.`;
  if (fileManagement && named.length > 0)
    yield "File Management is for administrators only: leave out --file-management or --for. To show the screen to others in ALAGA MD, set 'topMenu' by hand, see web/src/app/routing/routes.ts.";
}

/** Parses `Name:text`, `Note:text?` or `Kind:choice:Regular|Special`; an error message if it is none of these. */
function fieldOf(written: string): Field | string {
  const [label = '', kindOf = '', choicesOf = ''] = written.split(':').map((part) => part.trim());
  const kind = KINDS.find((each) => each === kindOf.replace(/\?$/, ''));
  const isOptional = kindOf.endsWith('?');
  const name = label.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (!/^[A-Z][A-Za-z0-9 -]*$/.test(label))
    return `'${label}' is not a name of a field: it must consist of letters and begin with a capital.`;
  if (!kind) return `A field must be one of ${KINDS.join(', ')}, as in 'Name:text', not '${written}'.`;
  if (isOptional && kind !== 'text' && kind !== 'day') return `A ${kind} cannot be optional: write '${label}:${kind}'.`;
  if (OWN_FIELDS.includes(name) || KEYWORDS.includes(name))
    return `'${label}' cannot be a field: '${name}' means something else.`;
  if (IDENTIFYING.includes(name) || PERSONAL.includes(name) || NAMES_A_FILE.test(name))
    return `'${label}' identifies a person or a file, which needs x-identity, x-audit or FilePath, set by hand. Use another name first.`;
  const choices = choicesOf.split('|').flatMap((each) => {
    const value = each.toLowerCase().replace(/[^a-z0-9]/g, '');
    return value ? [{ value, label: each.trim() }] : [];
  });
  if (kind !== 'choice') return { name, label, kind, isOptional, choices: [] };
  if (choices.length < 2 || new Set(choices.map(({ value }) => value)).size < choices.length)
    return `'${label}' needs at least two different choices: '${label}:choice:Regular|Special'.`;
  return { name, label, kind, isOptional, choices };
}
