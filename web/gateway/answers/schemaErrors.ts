// Describes schema errors briefly and without any value of the data.
import type { ErrorObject } from 'ajv';
import { answerFields, operationIds, requestFields } from './contract';

export interface SchemaError {
  /** The path of field names, with `*` for every entry of a list. */
  place: string;
  rule: string;
}

const known = new Set(operationIds.flatMap((id) => [...requestFields(id), ...answerFields(id)]));

/** A name that the contract does not have is hidden, because it may be data. */
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
  if (keyword === 'contentEncoding') return 'is not a PNG or JPEG picture in base64';
  return `breaks ${keyword}`;
}

export function schemaErrorsOf(errors: ErrorObject[]): SchemaError[] {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
  const relevant = choices.reduce(withoutOtherChoices, errors.filter(isKnowable(choices)));
  const found = relevant.map((error) => ({ place: placeOf(error.instancePath), rule: ruleOf(error) }));
  return [...new Map(found.map((each) => [`${each.place} ${each.rule}`, each])).values()];
}

/**
 * When no alternative fits, the validator also reports each of their fields as unevaluated: such errors mean nothing.
 */
const isKnowable = (choices: ErrorObject[]) => (error: ErrorObject) =>
  error.keyword !== 'unevaluatedProperties' || choices.every(({ instancePath }) => instancePath !== error.instancePath);

/**
 * An alternative whose required field is missing is certainly not the intended one, so this error outweighs all others.
 */
const weightOf = ({ keyword, instancePath }: ErrorObject, choice: ErrorObject) =>
  keyword === 'required' && instancePath === choice.instancePath ? 1_000_000 : 1;

/** When no alternative fits, keeps only the errors of the one that fits best. */
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
