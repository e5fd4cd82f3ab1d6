// Finds the message in a refusal of an upstream.
type Words = Partial<Record<'message' | 'error_message' | 'response_message', string>>;

export type RefusalFields = Words & { status?: Words };

/** The value of an example of a refusal. Some are JSON inside a string. */
export type RefusalValue = string | RefusalFields;

export function refusalMessage(value: RefusalValue | null | undefined): string | undefined {
  if (typeof value === 'string') return refusalMessage(unquoted(value));
  return value?.message ?? value?.error_message ?? value?.response_message ?? value?.status?.message;
}

function unquoted(text: string): RefusalValue | undefined {
  try {
    return JSON.parse(text) as RefusalValue;
  } catch {
    return undefined;
  }
}
