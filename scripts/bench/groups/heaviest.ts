// Measures the scripts that each screen starts with, and reports the heaviest screen: a single import can add a library
// that the screen needs only in a dialog.
import type { Figure } from '../measuring/figure';
import { kilobytesOf } from './requests';

interface Screen {
  path: string;
  scripts: string[];
}

/** The page's inline script lists the files of every screen. */
const LISTED = /\[\{"path":.*?\}\]/;
const ENTRY = /<script type="module"[^>]* src="([^"]+)"/;

/** A form for staff: the frame of the console, and the library of forms. */
const SCRIPT_KILOBYTES = 180;

export async function heaviest(address: string): Promise<Figure[]> {
  const page = await (await fetch(address)).text();
  const screens = JSON.parse(LISTED.exec(page)?.[0] ?? '[]') as Screen[];
  const entry = ENTRY.exec(page)?.[1];
  if (!entry) throw new Error('The page does not name its first script.');
  const weighed = await Promise.all(
    screens.map(async ({ path, scripts }) => ({
      path,
      weight: await kilobytesOf([entry, ...scripts].map((file) => new URL(file, address).href)),
    })),
  );
  const [most] = weighed.toSorted((one, other) => other.weight - one.weight);
  if (!most) throw new Error('The page does not list the files of its screens.');
  console.log(`The heaviest screen is ${most.path}.`);
  return [{ what: 'heaviest screen: JavaScript, brotli', value: most.weight, unit: 'kB', budget: SCRIPT_KILOBYTES }];
}
