import type { Answer, Json, Row, Variant } from './shapes.ts';

/** The documents' forms for a successful answer and for a refusal. */
export interface Reply {
  yes(variant: Variant, more?: Row): Answer;
  /** `exceeded` is only for the one-time password: there were too many wrong tries. */
  no(text: string, variant: Variant, exceeded?: boolean): Answer;
}

const SAVED = 'Done by the server';

export function json(body: Json, status = 200): Answer {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(body) };
}

export function bytes(body: Buffer, type: string): Answer {
  return { status: 200, type, body };
}

/**
 * The only status of a refusal in the documents is the 400 of the member lookup, so a refusal has either 400 or 200.
 */
export function refusedWith(name: string): Reply['no'] {
  return (text, variant) => json({ [name]: text }, variant === 'second' ? 200 : 400);
}

/** A flag and a text. A successful answer is only certain to have the text where the document has it shown. */
function flagged(flag: string, text: string, textIsShown = false): Reply {
  const good: Row = { [text]: text === 'error_message' ? '' : SAVED };
  return {
    yes: (variant, more = {}) => json({ [flag]: true, ...(variant === 'second' && !textIsShown ? {} : good), ...more }),
    no: (refusal) => json({ [flag]: false, [text]: refusal }),
  };
}

export const successMessage = flagged('success', 'message');
export const successShownMessage = flagged('success', 'message', true);
export const successResponseMessage = flagged('success', 'response_message');
export const isSuccessMessage = flagged('is_success', 'message');
export const isSuccessErrorMessage = flagged('is_success', 'error_message');

/** "success, message / error_message" */
export const successMessageOrError: Reply = {
  yes: successMessage.yes,
  no: (text, variant) => json({ success: false, [variant === 'second' ? 'error_message' : 'message']: text }),
};

/** "success or error_message" */
export const successOrError: Reply = {
  yes: () => json({ success: true }),
  no: (text, variant) => json(variant === 'second' ? { success: false, error_message: text } : { error_message: text }),
};

/** "Responses carry a status object with success and message" */
export const statusObject: Reply = {
  yes: (variant, more = {}) =>
    json({ status: variant === 'second' ? { success: true } : { success: true, message: SAVED }, ...more }),
  no: (text) => json({ status: { success: false, message: text } }),
};

/**
 * "the server message appears in a result modal (success or failure)"; the documents do not say whether there is a
 * flag.
 */
export const resultMessage: Reply = {
  yes: (variant) => json(variant === 'second' ? { message: SAVED } : { success: true, message: SAVED }),
  no: (text, variant) =>
    variant === 'second' ? json({ message: text }, 400) : json({ success: false, message: text }),
};

/** "not shown" */
export const notShown: Reply = {
  yes: (variant) => (variant === 'second' ? json({}) : { status: 200, type: 'text/plain', body: '' }),
  no: refusedWith('message'),
};

/** "text decoded to success, message", "quotes stripped" */
export const textSuccessMessage: Reply = {
  yes: (variant) => asText({ success: true, ...(variant === 'second' ? {} : { message: SAVED }) }, variant),
  no: (text, variant) => asText({ success: false, message: text }, variant),
};

function asText(body: Row, variant: Variant): Answer {
  const text = JSON.stringify(body);
  return variant === 'second' ? { status: 200, type: 'text/plain; charset=utf-8', body: text } : json(text);
}
