// The rules for new passwords.
export const TOO_SHORT = 'Oops, Password too short';
export const NO_MATCH = 'Oops, Password does not match!';
export const TOO_SIMPLE = 'Oops, Password should contain atleast one number, one upper case and one special character.';

const MINIMUM = 6;

interface PasswordRule {
  text: string;
  isKept: (password: string) => boolean;
}

export const PASSWORD_RULES: PasswordRule[] = [
  { text: '8 to 50 characters', isKept: ({ length }) => length >= 8 && length <= 50 },
  { text: 'A lowercase letter', isKept: (password) => /[a-z]/.test(password) },
  { text: 'An uppercase letter', isKept: (password) => /[A-Z]/.test(password) },
  { text: 'A number', isKept: (password) => /\d/.test(password) },
  { text: 'One of !@#$%^&*_', isKept: (password) => /[!@#$%^&*_]/.test(password) },
];

export const isComplex = (password: string) => PASSWORD_RULES.every(({ isKept }) => isKept(password));

/** The message of the first rule that a new password breaks. */
export function newPasswordProblem(password: string, confirmation: string): string | undefined {
  if (password.length < MINIMUM) return TOO_SHORT;
  if (password !== confirmation) return NO_MATCH;
  return isComplex(password) ? undefined : TOO_SIMPLE;
}
