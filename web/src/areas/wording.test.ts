// Texts for people keep to the rules of tone in web/README.md, as far as phrases show it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const UNWANTED =
  /\b(whoever|wherever|from then on|no more|any more|meanwhile|lately|as well|(some|any|every|no)body|is told|all the same|please (look|choose|input the|write)|cannot be seen|anew|choose (a|an|the|none|another))\b/i;

const files = readdirSync('web/src', { recursive: true, withFileTypes: true })
  .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((entry) => join(entry.parentPath, entry.name));

it.each([
  ["text: 'Whoever is signed in is signed out.'", true],
  ["  // Whoever opens it sees 'Save'.", false],
])('sees the words of %s', (line, isUnwanted) => {
  expect(unwantedIn(line).length > 0).toBe(isUnwanted);
});

it('no text uses a phrase that the rules of tone exclude', () => {
  expect(files.flatMap((file) => unwantedIn(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`))).toEqual([]);
});

/** The quoted texts and texts between tags that use an unwanted phrase; comments and names do not count. */
function unwantedIn(source: string): string[] {
  const code = source.replace(/^\s*(\/\/|\*|\/\*).*$|\s\/\/\s.*$/gm, '');
  const texts = code.match(/'(\\.|[^'\n])*'|"[^"\n]*"|`(\\.|[^`])*`|^\s*[A-Z][^=;{}()<>'"`]*$|>[^<>{}=;]+</gm) ?? [];
  return texts.filter((text) => text.includes(' ') && UNWANTED.test(text));
}
