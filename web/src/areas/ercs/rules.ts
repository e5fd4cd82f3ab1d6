// The rules of a configuration, and how several types of an account are added one after another.
import * as v from 'valibot';
import { ApiError, MAYBE_SAVED, messageOf, unknownOutcome } from '@/api/answer';
import { STATUSES, wordOf } from '@/ui/facts/statuses';
import { oneOf } from '@/ui/saving/fieldRules';
import { requiredText } from '@/ui/saving/requiredText';
import type { Config } from './lists';
import { numberIn } from './values';

export type Type = Config['Type'];

export const TYPES = [
  'AGORA_RCS1_VALIDITY',
  'AGORA_RCS2_VALIDITY',
  'AGORAPOD_RCS1_VALIDITY',
  'AGORAPOD_RCS2_VALIDITY',
  'BEULAH_RCS1_VALIDITY',
  'BEULAH_RCS2_VALIDITY',
  'PROVIDERS_RCS1_VALIDITY',
  'PROVIDERS_RCS2_VALIDITY',
  'WEBCALLCENTER_RCS1_VALIDITY',
  'WEBCALLCENTER_RCS2_VALIDITY',
] as const satisfies Type[];

export const FORMATS = [
  { value: 'number', label: 'Number' },
  { value: 'word', label: 'Word' },
] as const;

export const NO_ACCOUNT = 'No selected corporate account yet.';
const NO_TYPE = 'Please select at least one Type from the dropdown.';
const NO_VALUE = 'Please enter the RCS Validity Date value.';
const OUT_OF_RANGE = {
  number: 'Value must be a number from 1 to 99.',
  word: 'Value must be a word from one to ninety-nine.',
} as const;

const entries = {
  Format: oneOf(['number', 'word']),
  Value: v.pipe(
    v.string(),
    v.transform((typed) => typed.replace(/\s+/g, ' ')),
    requiredText(NO_VALUE),
  ),
};

type ConfigForm = v.InferOutput<v.ObjectSchema<typeof entries, undefined>>;

/** A missing value has its own message. */
const isOf = (format: 'number' | 'word') => (written: ConfigForm) =>
  written.Format !== format || written.Value === '' || numberIn(written.Value, format) !== undefined;

const PARTS = [['Format'], ['Value']] as const;

/** '07' is sent as 7, as the list shows it. */
const normalised = <Config extends ConfigForm>(written: Config): Config =>
  written.Format === 'number' ? { ...written, Value: String(numberIn(written.Value, 'number')) } : written;

export const changedSchema = v.pipe(
  v.object({ ...entries, Type: oneOf(TYPES) }),
  v.forward(v.partialCheck(PARTS, isOf('number'), OUT_OF_RANGE.number), ['Value']),
  v.forward(v.partialCheck(PARTS, isOf('word'), OUT_OF_RANGE.word), ['Value']),
  v.transform(normalised),
);

export const newSchema = v.pipe(
  v.object({
    CorpAcct: v.pipe(v.string(), v.nonEmpty(NO_ACCOUNT)),
    types: v.pipe(v.array(oneOf(TYPES)), v.nonEmpty(NO_TYPE)),
    ...entries,
  }),
  v.forward(v.partialCheck(PARTS, isOf('number'), OUT_OF_RANGE.number), ['Value']),
  v.forward(v.partialCheck(PARTS, isOf('word'), OUT_OF_RANGE.word), ['Value']),
  v.transform(normalised),
);

/** The schema of a row of a sheet: one type of one account. */
export const rowSchema = v.pipe(
  v.object({
    CorpAcct: v.pipe(v.string(), v.nonEmpty(NO_ACCOUNT)),
    Type: oneOf(TYPES, NO_TYPE),
    ...entries,
  }),
  v.forward(v.partialCheck(PARTS, isOf('number'), OUT_OF_RANGE.number), ['Value']),
  v.forward(v.partialCheck(PARTS, isOf('word'), OUT_OF_RANGE.word), ['Value']),
  v.transform(normalised),
);

export type WrittenRow = v.InferOutput<typeof rowSchema>;
export type ConfigRow = WrittenRow;

export const configRow = (config: Config | undefined): ConfigRow => ({
  CorpAcct: config?.CorpAcct ?? '',
  Type: config?.Type ?? '',
  Format: config?.Format ?? 'number',
  Value: config?.Value ?? '',
});

export type ChangedConfig = v.InferOutput<typeof changedSchema>;
export type NewConfigs = v.InferOutput<typeof newSchema>;

export const emptyConfigs: v.InferInput<typeof newSchema> = { CorpAcct: '', types: [], Format: 'number', Value: '' };

export const configForm = ({ Type, Format, Value }: Config): ChangedConfig => ({ Type, Format, Value });

interface Addition {
  written: v.InferInput<typeof newSchema>;
  /** Undefined when only the account's code is known. */
  company: string | undefined;
}

/**
 * The effect of adding, or a note that the form is incomplete. Shown beside the button, and in the question.
 */
export function additionText({ written, company }: Addition): string {
  const judged = v.safeParse(newSchema, written);
  if (!judged.success) return 'Nothing to add yet.';
  const { CorpAcct, types, Value } = judged.output;
  const account = [CorpAcct, company].filter(Boolean).join(', ');
  return `For everyone in ${account}: ${types.join(', ')} will be ${Value}.`;
}

export const savedMessage = (types: readonly string[]) => `RCS Config inserted successfully for: ${types.join(', ')}`;
export const notSavedMessage = (types: readonly string[]) =>
  `Error inserting RCS Config for: ${types.join(', ')}. The record(s) may already exist.`;

export interface Failed {
  type: Type;
  reason: string;
  /** The field that the server has refused, if it names one. */
  field: string | undefined;
  /** It is not known whether it was saved. */
  isUnknown: boolean;
}

/** `mayBeThere`: an earlier try to add it got no answer. */
export function failureOf(type: Type, error: unknown, mayBeThere: boolean): Failed {
  const unknown = unknownOutcome(error);
  const isRefused = error instanceof ApiError && error.failure === 'refused';
  const message = unknown ?? messageOf(error);
  // It may be refused only because the earlier try has succeeded.
  const reason = unknown || (isRefused && mayBeThere) ? `${message} ${MAYBE_SAVED}` : message;
  return { type, reason, field: error instanceof ApiError ? error.field : undefined, isUnknown: unknown !== undefined };
}

export interface AdditionResult {
  saved: Type[];
  failed: Failed[];
}

interface Turns {
  send: (type: Type) => Promise<unknown>;
  /** Whether the next one may be sent. */
  mayGoOn: (type: Type, at: number) => Promise<boolean>;
  mayBeThere: (type: Type) => boolean;
}

/** Sends one call for each type, one after another; a failure does not stop the others. */
export async function addInTurn(types: readonly Type[], { send, mayGoOn, mayBeThere }: Turns): Promise<AdditionResult> {
  const outcome: AdditionResult = { saved: [], failed: [] };
  for (const [at, type] of types.entries()) {
    if (!(await mayGoOn(type, at))) break;
    try {
      await send(type);
      outcome.saved.push(type);
    } catch (error) {
      // Nothing more can be sent, and the user is no longer there.
      if (error instanceof ApiError && error.failure === 'signedOut') throw error;
      outcome.failed.push(failureOf(type, error, mayBeThere(type)));
    }
  }
  return outcome;
}

const FORM_OF_TYPE = /^(\w+?)_(RCS[12])_VALIDITY$/;

/** The validities of an account by application, such as 'AGORA' and 'RCS1: 30, RCS2: 45 (Disable)'. */
export function validitiesOf(configs: readonly Config[]): (readonly [application: string, validities: string])[] {
  const ofApplications = new Map<string, string[]>();
  for (const type of TYPES) {
    const [, application = '', form = ''] = FORM_OF_TYPE.exec(type) ?? [];
    const forms = ofApplications.get(application) ?? [];
    const { Value, Status } = configs.find(({ Type }) => Type === type) ?? {};
    const status = Status === 'D' ? ` (${wordOf(STATUSES, Status)})` : '';
    ofApplications.set(application, Value === undefined ? forms : [...forms, `${form}: ${Value}${status}`]);
  }
  return [...ofApplications].map(([application, forms]) => [application, forms.join(', ') || 'None']);
}
