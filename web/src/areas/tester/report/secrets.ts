// Fields whose words are nobody's but those of whoever types them.

/** A field that once hid its letters holds a password, also while it shows them. */
const hiding = new WeakSet<Element>();
const SECRET = /password|one-time-code/i;

/** Asked before anything can make a field show its letters. */
export function noteHiding(): void {
  for (const field of document.querySelectorAll('input[type="password"]')) hiding.add(field);
}

export function isSecret(field: Element): boolean {
  noteHiding();
  return hiding.has(field) || SECRET.test(field.getAttribute('autocomplete') ?? '');
}
