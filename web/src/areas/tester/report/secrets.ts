// Fields whose values must not be recorded.

/** Fields that were once hidden hold a password, even while they show it. */
const hiding = new WeakSet<Element>();
const SECRET = /password|one-time-code/i;

/** Has to run before anything can reveal the value of a field. */
export function notePasswordFields(): void {
  for (const field of document.querySelectorAll('input[type="password"]')) hiding.add(field);
}

export function isSecret(field: Element): boolean {
  notePasswordFields();
  return hiding.has(field) || SECRET.test(field.getAttribute('autocomplete') ?? '');
}
