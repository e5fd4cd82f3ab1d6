// What a new password must be, wherever one is set.
export const TOO_SHORT = 'Oops, Password too short';
export const NO_MATCH = 'Oops, Password does not match!';
export const TOO_SIMPLE = 'Oops, Password should contain atleast one number, one upper case and one special character.';

const MINIMUM = 6;
const COMPLEX = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!@#$%^&*_]).{8,50}$/s;

export const isComplex = (password: string) => COMPLEX.test(password);

/** The message of the first rule that a new password breaks. */
export function newPasswordProblem(password: string, confirmation: string): string | undefined {
  if (password.length < MINIMUM) return TOO_SHORT;
  if (password !== confirmation) return NO_MATCH;
  return isComplex(password) ? undefined : TOO_SIMPLE;
}
