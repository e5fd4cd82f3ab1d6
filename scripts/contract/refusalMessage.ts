// Where a refusal of the upstreams has its words.
type Words = Partial<Record<'message' | 'error_message' | 'response_message', string>>;

export type RefusalFields = Words & { status?: Words };

/** The value of an example that refuses. Some are JSON inside one more pair of quotes. */
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
