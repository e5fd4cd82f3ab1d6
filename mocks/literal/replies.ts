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
export const isSuccessMessage = flagged('is_success', 'message');

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

/** "Responses carry a status object with success and message" */
const statusObject: Reply = {
  yes: (variant, more = {}) =>
    json({ status: variant === 'second' ? { success: true } : { success: true, message: SAVED }, ...more }),
  no: (text) => json({ status: { success: false, message: text } }),
};

/** The replies to a save. */
export const REPLIES: Record<string, Reply> = {
  ...{ successMessage, isSuccessMessage, notShown, textSuccessMessage, statusObject },
  successShownMessage: flagged('success', 'message', true),
  successResponseMessage: flagged('success', 'response_message'),
  isSuccessErrorMessage: flagged('is_success', 'error_message'),
  /** "success, message / error_message" */
  successMessageOrError: {
    yes: successMessage.yes,
    no: (text, variant) => json({ success: false, [variant === 'second' ? 'error_message' : 'message']: text }),
  },
  /** "success or error_message" */
  successOrError: {
    yes: () => json({ success: true }),
    no: (text, variant) =>
      json(variant === 'second' ? { success: false, error_message: text } : { error_message: text }),
  },
  /**
   * "the server message appears in a result modal (success or failure)"; the documents do not say whether there is a
   * flag.
   */
  resultMessage: {
    yes: (variant) => json(variant === 'second' ? { message: SAVED } : { success: true, message: SAVED }),
    no: (text, variant) =>
      variant === 'second' ? json({ message: text }, 400) : json({ success: false, message: text }),
  },
};

/** How a list or a single record is placed in an answer. */
export interface ListReply {
  put(content: Json, variant: Variant): Answer;
  no: Reply['no'];
}

const inData = (content: Json) => json({ data: content });
const withData = ({ yes, no }: Reply): ListReply => ({ put: (data, variant) => yes(variant, { data }), no });

export const LISTS = {
  /** "data list" */
  dataList: { put: inData, no: refusedWith('message') },
  /** "data list or error_message" */
  dataOrError: { put: inData, no: refusedWith('error_message') },
  /** "list", or a list whose surroundings are not shown */
  openList: {
    put: (content, variant) => json(variant === 'second' ? content : { data: content }),
    no: refusedWith('message'),
  },
  /** "success, data list" */
  successData: withData(successMessage),
  /** "is_success, data, message" */
  isSuccessData: withData(isSuccessMessage),
  /** A status object; the field with the list is not shown. */
  statusAndData: withData(statusObject),
} satisfies Record<string, ListReply> as Record<string, ListReply> & Record<'openList' | 'dataList', ListReply>;

function asText(body: Row, variant: Variant): Answer {
  const text = JSON.stringify(body);
  return variant === 'second' ? { status: 200, type: 'text/plain; charset=utf-8', body: text } : json(text);
}
