// Products and services of the provider's shop. Every fifth is a banner, whose picture is drawn when its page is
// requested.
import type { components } from '#contract';
import { DAY_MS, dayOf, NEVER, savedMomentOf, startOfDay } from '../../manilaTime';
import { pngOf } from '../../seeding/drawing';
import { daysApart } from '../../seeding/manyRows';
import { cities } from '../../seeding/places';
import { drawingOf } from '../images/drawings';
import { fixtures } from './fixtures';

export type Product = components['schemas']['Product'];

const HOUR_MS = 60 * 60_000;
const KEEPERS = ['maria.santos@lumina.example', 'liza.mendoza@lumina.example'] as const;

const KINDS = [
  ['Executive check-up', 'Sixty tests in one morning, with a doctor who explains each of them.'],
  ['Dental care package', 'Cleaning, filling and X-ray at any of our partner dentists.'],
  ['Eye check with lenses', 'Refraction, pressure of the eye, and a first pair of lenses.'],
  ['Home blood test', 'A nurse comes before breakfast; the results are in the app by noon.'],
  ['Prenatal package', 'Seven consultations, three ultrasounds, all vitamins.'],
  ['Gym pass for a month', 'Without a contract, and with a trainer on the first day.'],
  ['Heart screening', 'ECG, stress test and cholesterol, read by a cardiologist.'],
  ['Back care with a therapist', 'Six hours of physical therapy for people who sit all day.'],
  ['Child vaccination', 'All shots of the first two years, with reminders.'],
  ['Diabetes programme', 'Sugar meter, strips for a year and a dietitian.'],
] as const;

const special: Partial<Product>[] = [
  { productname: fixtures.banner },
  { productname: fixtures.product, description: 'A nurse comes to the whole household.' },
  { productname: fixtures.inactive, status: 0, description: 'In the sleep laboratory of our partner hospital.' },
  { productname: fixtures.longTitle, description: 'Its title is as long as a title can be.' },
  { productname: fixtures.emoji, description: 'For people who have everything 🎉 and ñ' },
  {},
  { productname: fixtures.script, description: '<img src=x onerror="alert(1)">', url: 'javascript:alert(1)' },
  { productname: fixtures.formula, description: '=HYPERLINK("https://evil.example")' },
];

/** The newest first. */
export function seedProducts(now: number, count: number): Product[] {
  const apart = daysApart(2, count);
  return Array.from({ length: count }, (_, at): Product => {
    const recordid = count - at;
    const [kind, description] = KINDS[at % KINDS.length] ?? KINDS[0];
    const place = Math.floor(at / KINDS.length);
    const [city] = cities[place % cities.length] ?? cities[0];
    const round = place < cities.length ? '' : ` (${Math.floor(place / cities.length) + 1})`;
    const posted = startOfDay(now) - (Math.floor(apart * at) + 1) * DAY_MS + 9 * HOUR_MS + (at % 60) * 420_000;
    const isEdited = at % 4 === 1;
    const keeper = KEEPERS[at % KEEPERS.length] ?? KEEPERS[0];
    return {
      recordid,
      productID: recordid,
      productname: `${kind} in ${city}${round}`,
      description,
      url: `https://shop.lumina.example/products/${recordid}`,
      datefrom: dayOf(posted + DAY_MS),
      dateto: dayOf(posted + (30 + (at % 3) * 60) * DAY_MS),
      status: at % 7 === 6 ? 0 : 1,
      isbanner: at % 5 === 0 ? 1 : 0,
      deleted: 0,
      base64: '',
      postedby: keeper,
      posteddate: savedMomentOf(posted),
      editedby: isEdited ? KEEPERS[0] : '',
      edited: isEdited ? savedMomentOf(posted + DAY_MS / 3) : NEVER,
      ...special[at],
      ...(at === 8 && {
        productname: fixtures.expired,
        description: 'Cleaning and whitening for the price of one.',
        datefrom: dayOf(now - 90 * DAY_MS),
        dateto: dayOf(now - 20 * DAY_MS),
      }),
    };
  });
}

const WIDTH = 360;

/** A product for the list, with its picture. */
export function listedProduct(product: Product): Product {
  if (product.base64 || product.isbanner === 0) return { ...product };
  const { width, height, content } = drawingOf(
    { kind: 'health', title: product.productname, subtitle: product.description },
    product.recordid,
  );
  const scale = WIDTH / width;
  const picture = {
    width: WIDTH,
    height: Math.round(height * scale),
    content: `<g transform="scale(${scale})">${content}</g>`,
  };
  return { ...product, base64: Buffer.from(pngOf(picture)).toString('base64') };
}
