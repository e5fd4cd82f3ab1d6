// Detects secrets that were typed by hand instead of generated, because they can be guessed.

const FEWEST_LETTERS = 8;
/** Sequences of the alphabet and of the keyboard. */
const RUNS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const NEIGHBOURS = new Set(RUNS.flatMap((run) => [...run].slice(1).flatMap((to, at) => [run[at] + to, to + run[at]])));

export function isWeak(secret: string): boolean {
  const letters = [...secret.toLowerCase()];
  return new Set(letters).size < FEWEST_LETTERS || isRepeated(letters) || isRun(letters);
}

/** Whether the secret repeats a shorter text; the last repetition may be cut off. */
function isRepeated(letters: string[]): boolean {
  const longest = Math.floor(letters.length / 2);
  const periods = Array.from({ length: longest }, (_, at) => at + 1);
  return periods.some((period) => letters.every((letter, at) => at < period || letter === letters[at - period]));
}

function isRun(letters: string[]): boolean {
  const beside = letters.filter((letter, at) => at > 0 && NEIGHBOURS.has(`${letters[at - 1]}${letter}`));
  return beside.length > letters.length / 2;
}
