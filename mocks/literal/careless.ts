// The variant `careless`: the answers of `first`, given the way careless servers do. Each field of a list is odd in one
// of the last rows; the same call always gets the same answer.
import { isRow } from './requestBody.ts';
import type { Answer, Json, Row } from './shapes.ts';

/** Who signs in, and as what: nobody could work with a server that is careless about that. */
const EXACT = new Set([
  ...['loginAgora', 'loginAlagaMd', 'getCompanyTag', 'checkDevice'],
  ...['issueSecondaryToken', 'issueRecoveryToken', 'issueKioskToken'],
]);

/** How many of the last rows are odd. */
const ODD_ROWS = 3;
/** A list as long as a page stays that long. */
const PAGE = 10;

const WORDS: Record<string, string> = {
  ...{ A: 'Active', D: 'Disabled', W: 'Waiting', T: 'True', F: 'False', M: 'Male', S: 'Single', P: 'Principal' },
  ...{ C: 'Clinic', H: 'Hospital', I: 'Included', X: 'Excluded', E: 'Expired', true: 'Yes', false: 'No' },
};

const IS_DAY = /^(\d{4}-\d\d-\d\dT|\d\d[/-]\d\d[/-]\d{4})/;
const NO_DAY = ['1/1/1900 12:00:00 AM', '0001-01-01T00:00:00', '/Date(-62135596800000)/'];
const HAS_DAY = /date|^(edit|edited|posted)$/i;
const COLUMNS: Row = { $type: 'Server.Models.Row', IsSelected: null, RowVersion: 'AAAAAAAAB9E=' };

/** A number that is always the same for a text. */
const numberFor = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 99_991, 7);
const oneOf = <T>(all: T[], text: string) => all[numberFor(text) % all.length] as T;

const pascal = (name: string) => name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
/** As the documents themselves spell some rows: Docuser_ID, Posted_date. */
const capital = (name: string) => name.replace(/^[a-z]/, (letter) => letter.toUpperCase());

function dotNetDay(text: string): string {
  return `/Date(${Date.parse(text.includes('T') ? `${text}+08:00` : `${text} GMT+0800`)})/`;
}

/** Undefined leaves the field out. */
function oddForms(value: Json): (Json | undefined)[] {
  const word = WORDS[String(value)];
  const worded = word === undefined ? [] : [word, word];
  if (typeof value === 'boolean') return [null, undefined, Number(value), ...worded];
  if (typeof value === 'number') return [null, undefined, String(value), `${value} `, '', ...worded];
  if (typeof value !== 'string') return [null, undefined, ''];
  if (IS_DAY.test(value)) return [null, undefined, dotNetDay(value), ...NO_DAY];
  return [null, undefined, /^[1-9]\d*$/.test(value) ? Number(value) : 350, '', ...worded];
}

/** What the server is careless about in all rows. */
function ownForm(name: string, value: Json, place: string): Json {
  if (value === '' && HAS_DAY.test(name)) return oneOf(NO_DAY, place);
  if (typeof value !== 'string' || !/path$/i.test(name)) return value;
  const path = value.replaceAll('/', '\\');
  return numberFor(place) % 2 ? `D:\\kyc\\${path}` : `\\\\srv\\share\\${path}`;
}

/** The first field of a row identifies it. */
function carelessRow(row: Row, call: string, isOdd: (field: string) => boolean): Row {
  const name = numberFor(call) % 4 === 0 ? capital : (own: string) => own;
  const fields = Object.entries(row).map(([field, value], at): [string, Json | undefined] => {
    const place = `${call} ${field}`;
    const own = ownForm(field, value, place);
    return [name(field), at > 0 && isOdd(place) ? oneOf(oddForms(own), `odd ${place}`) : own];
  });
  return { ...(Object.fromEntries(fields) as Row), ...COLUMNS };
}

function carelessRows(rows: Row[], call: string): Row[] {
  const last = rows.length - 1;
  const careless = rows.map((row, at) =>
    carelessRow(row, call, (place) => last - (numberFor(place) % ODD_ROWS) === at),
  );
  const [identity, ...rest] = Object.entries(careless[last] ?? {});
  // A lookup has one row, which it was asked for.
  const nameless = identity && last > 0 ? [Object.fromEntries(rest) as Row] : [];
  return [...(rows.length === PAGE ? careless.slice(0, -1) : careless), ...nameless];
}

const isRows = (value: Json): value is Row[] => Array.isArray(value) && value.length > 0 && value.every(isRow);

function carelessValue(value: Json, call: string): Json {
  if (isRows(value)) return carelessRows(value, call);
  return isRow(value) ? carelessRow(value, call, (place) => numberFor(place) % ODD_ROWS === 0) : value;
}

const isNothing = (value: Json) => value === null || (Array.isArray(value) && value.length === 0);

function carelessContent(content: Json, call: string): Json {
  if (!isRow(content)) return content;
  const { data, Data = data, ...rest } = content;
  const around = Object.entries(rest).map(([name, value]): [string, Json] => [
    pascal(name),
    typeof value === 'number' ? String(value) : isRow(value) ? carelessContent(value, call) : value,
  ]);
  if (Data === undefined) return Object.fromEntries(around);
  if (isNothing(Data)) return {};
  const careless = carelessValue(Data, call);
  const isBare = around.length === 0 && Array.isArray(careless) && numberFor(call) % 2 === 0;
  return isBare ? careless : { ...Object.fromEntries(around), [numberFor(call) % 3 ? 'data' : 'Data']: careless };
}

/** A refusal has only a message, in a 400. */
function carelessRefusal(content: Json): Answer | undefined {
  if (!isRow(content)) return undefined;
  const { status, success, is_success, message, error_message, response_message, ...rest } = content;
  if (isRow(status ?? null)) return carelessRefusal(status ?? null);
  const words = message || error_message || response_message;
  const isNo = success === false || is_success === false || (success ?? is_success) === undefined;
  return isNo && typeof words === 'string' && Object.keys(rest).length === 0
    ? { status: 400, type: 'application/json', body: JSON.stringify({ Message: words }) }
    : undefined;
}

/** The same answer, given carelessly. A text with JSON in it keeps its quotes. */
export function carelessly(call: string, answer: Answer): Answer {
  if (typeof answer.body !== 'string' || !/^\s*["{[]/.test(answer.body)) return answer;
  const content = JSON.parse(answer.body) as Json;
  const isQuoted = typeof content === 'string';
  const value = isQuoted ? (JSON.parse(content) as Json) : content;
  const refusal = answer.status === 401 ? undefined : carelessRefusal(value);
  if (refusal) return refusal;
  if (EXACT.has(call)) return answer;
  const written = JSON.stringify(carelessContent(value, call));
  return { ...answer, body: isQuoted ? JSON.stringify(written) : written };
}
