// Whether a secret is one that somebody could guess: typed rather than drawn.

const FEWEST_LETTERS = 8;
/** As keyboards and alphabets have them beside each other. */
const RUNS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const NEIGHBOURS = new Set(RUNS.flatMap((run) => [...run].slice(1).flatMap((to, at) => [run[at] + to, to + run[at]])));

export function isWeak(secret: string): boolean {
  const letters = [...secret.toLowerCase()];
  return new Set(letters).size < FEWEST_LETTERS || isRepeated(letters) || isRun(letters);
}

/** The same over and over, also when it is cut at the end. */
function isRepeated(letters: string[]): boolean {
  const longest = Math.floor(letters.length / 2);
  const periods = Array.from({ length: longest }, (_, at) => at + 1);
  return periods.some((period) => letters.every((letter, at) => at < period || letter === letters[at - period]));
}

function isRun(letters: string[]): boolean {
  const beside = letters.filter((letter, at) => at > 0 && NEIGHBOURS.has(`${letters[at - 1]}${letter}`));
  return beside.length > letters.length / 2;
}
