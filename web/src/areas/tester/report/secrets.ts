// Fields whose values must not be recorded.

/** Fields that were once hidden hold a password, even while they show it. */
const passwordFields = new WeakSet<Element>();
const SECRET = /password|one-time-code/i;

/** Has to run before anything can reveal the value of a field. */
export function notePasswordFields(): void {
  for (const field of document.querySelectorAll('input[type="password"]')) passwordFields.add(field);
}

export function isSecret(field: Element): boolean {
  notePasswordFields();
  return passwordFields.has(field) || SECRET.test(field.getAttribute('autocomplete') ?? '');
}
