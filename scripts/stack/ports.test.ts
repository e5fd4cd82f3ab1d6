import { expect, it } from 'vitest';
import { complaintsAbout, portOf } from './ports';

it('complains about a port that browsers block, one that is used twice, and one that is invalid', async () => {
  const at = (number: number) => ({ ...portOf('the console', 'PORT', 4000), number });
  expect(await complaintsAbout([at(6000)])).toEqual([
    'Port 6000, for the console, is one that browsers refuse to open. Set PORT to another one.',
  ]);
  expect(await complaintsAbout([at(6000), at(6000)])).toHaveLength(2);
  expect(await complaintsAbout([at(70_000)])).toEqual(['PORT must be a port, 1 to 65535.']);
});
