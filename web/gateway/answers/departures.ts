// What the checks of a schema complain about, in few words and without a value.
import type { ErrorObject } from 'ajv';
import { answerFields, operationIds, requestFields } from './contract';

export interface Departure {
  /** The way to it through the fields, with `*` for every entry of a list. */
  place: string;
  rule: string;
}

const known = new Set(operationIds.flatMap((id) => [...requestFields(id), ...answerFields(id)]));

/** A name that the contract does not know may be data. */
const shown = (name: string) => (known.has(name) ? name : '?');

const placeOf = (path: string) =>
  path
    .split('/')
    .map((step) => (step === '' ? '' : /^\d+$/.test(step) ? '*' : shown(step)))
    .join('/') || '/';

function ruleOf({ keyword, params }: ErrorObject): string {
  if (keyword === 'required') return `has no ${shown(params.missingProperty)}`;
  if (keyword === 'type') return `is not ${[params.type].flat().join(' or ')}`;
  if (/^(additional|unevaluated)Properties$/.test(keyword)) return 'has a field that the contract does not have';
  return `breaks ${keyword}`;
}

export function departuresOf(errors: ErrorObject[]): Departure[] {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
  const kept = choices.reduce(withoutOtherChoices, errors.filter(isKnowable(choices)));
  const departures = kept.map((error) => ({ place: placeOf(error.instancePath), rule: ruleOf(error) }));
  return [...new Map(departures.map((each) => [`${each.place} ${each.rule}`, each])).values()];
}

/** Where no alternative fits, each field of theirs counts as one that nobody names. */
const isKnowable = (choices: ErrorObject[]) => (error: ErrorObject) =>
  error.keyword !== 'unevaluatedProperties' || choices.every(({ instancePath }) => instancePath !== error.instancePath);

/** What lacks what it must have is another thing, however odd the right one may be. */
const weightOf = ({ keyword, instancePath }: ErrorObject, choice: ErrorObject) =>
  keyword === 'required' && instancePath === choice.instancePath ? 1_000_000 : 1;

/** Of alternatives none of which fits, the one that is nearest says more than all of them. */
function withoutOtherChoices(errors: ErrorObject[], choice: ErrorObject): ErrorObject[] {
  const branchOf = ({ schemaPath, instancePath }: ErrorObject) =>
    schemaPath.startsWith(`${choice.schemaPath}/`) && instancePath.startsWith(choice.instancePath)
      ? schemaPath.slice(choice.schemaPath.length + 1).split('/', 1)[0]
      : undefined;
  const sizes = new Map<string, number>();
  for (const error of errors) {
    const branch = branchOf(error);
    if (branch !== undefined) sizes.set(branch, (sizes.get(branch) ?? 0) + weightOf(error, choice));
  }
  const [nearest] = [...sizes].sort(([, one], [, other]) => one - other);
  if (!nearest) return errors;
  return errors.filter((error) => error !== choice && [undefined, nearest[0]].includes(branchOf(error)));
}
