import { expect, it } from 'vitest';
import { lettersOf } from './lines';

it.each([
  ['Peña 👍', ['P', 'e', 'ñ', 'a', ' ', '👍']],
  ['अमित', ['अ', 'मि', 'त']],
  ['हिन्दी ab', ['हि', 'न्दी', ' ', 'a', 'b']],
  ['क्षि श्री', ['क्षि', ' ', 'श्री']],
  ['क्\u200dष क्\u200cष', ['क्\u200dष', ' ', 'क्\u200cष']],
  ['मुंबई, १२', ['मुं', 'ब', 'ई', ',', ' ', '१', '२']],
  ['क👍\ud800\nিि', ['क', '👍', '\ud800', '\n', 'ি', 'ि']],
])('%j consists of letters', (text, letters) => {
  expect([...lettersOf(text)]).toEqual(letters);
});
