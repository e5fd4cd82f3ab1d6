// Newsletters of both brands, over the last two years.
import type { components } from '#contract';
import { contentMomentOf, DAY_MS, savedMomentOf } from '../../manilaTime';
import { randomFrom } from '../../seeding/random';
import { fixtures } from './fixtures';

export type Newsletter = components['schemas']['Newsletter'];

const topics = [
  [
    fixtures.newest,
    'A short walk after lunch does more than most people think. It lowers the sugar in the blood, wakes the mind and costs nothing. Begin with five minutes this week, and add one every day; by Christmas it is half an hour.',
  ],
  [
    'Drink before you are thirsty',
    'Two litres a day keep the kidneys well, more when the amihan has not come yet. Keep a bottle on your desk.',
  ],
  [
    'Know your numbers',
    'Blood pressure, sugar, cholesterol and weight: four numbers tell most of what your doctor wants to know. Our partner clinics take them without an appointment.',
  ],
  [
    'Sleep is medicine',
    'Seven hours are enough for most adults. Put the telephone away an hour before, and the light out at the same time every night.',
  ],
  [
    'Vaccines for the rainy season',
    'Flu shots are covered for principals and dependents at all accredited hospitals until the end of the quarter.',
  ],
  [
    'Your card in your pocket',
    'The digital member card works without a signal. Show it at the counter before the consultation, not after.',
  ],
  [
    'Eat the colours',
    'Kamote tops, carrots, squash, malunggay: the plate with more colours has more of what the body needs.',
  ],
  ['Breathe out stress', 'Four seconds in, seven hold, eight out. Three rounds between two meetings.'],
  ['Backs at work', 'Raise the screen, lower the shoulders, stand up every half hour.'],
  ['When the tooth hurts', 'A yearly cleaning is covered. Do not wait for the pain.'],
] as const;

const odd: [title: string, content: string][] = [
  [fixtures.longTitle, 'Its title is as long as a title can be.'],
  [fixtures.longContent, fixtures.thousands],
  [fixtures.emoji, 'Salamat po! 🎉\nRead the label twice.'],
  [fixtures.script, '<img src=x onerror="alert(1)">\n=1+1'],
  [fixtures.rightToLeft, 'نصائح لشهر رمضان\nAdvice for the month of fasting.'],
  ['A day of good food', fixtures.lines],
];

function newsletter(id: number, [title, content]: readonly [string, string], at: number): Newsletter {
  return {
    newsletterid: id,
    title,
    content,
    newsdate: contentMomentOf(at),
    product_tag: true,
    postedby: 'liza.mendoza@lumina.example',
    postdate: savedMomentOf(at),
    editedby: '',
    isactive: true,
    status: 'A',
    path: `newsletters/${id}.png`,
  };
}

const numbered = (title: string, at: number) =>
  at < topics.length ? title : `${title} (${Math.floor(at / topics.length) + 1})`;

/**
 * `count` newsletters that users of the first brand see, newest first; then those of the second brand, and some
 * inactive ones.
 */
export function seedNewsletters(now: number, count: number): Newsletter[] {
  const random = randomFrom(37);
  const days = 730 / count;
  const at = (index: number) => now - (index + 0.2 + random() * 0.6) * days * DAY_MS;
  const first = Array.from({ length: count }, (_, index) => {
    const special = odd[index - 3];
    const [title, content] = special ?? topics[index % topics.length] ?? topics[0];
    return newsletter(count - index, [special ? title : numbered(title, index), content], at(index));
  });
  const second = Array.from({ length: 18 }, (_, index): Newsletter => {
    const [title, content] = topics[(index + 4) % topics.length] ?? topics[0];
    return {
      ...newsletter(
        count + 1 + index,
        [index === 0 ? fixtures.ofSecondBrand : numbered(title, index), content],
        at(index),
      ),
      product_tag: false,
      postedby: 'teresa.aquino@avega.example',
    };
  });
  const more = (offset: number, title: string, differing: Partial<Newsletter>): Newsletter => ({
    ...newsletter(count + 18 + offset, [title, 'There is not much to say about it.'], at(offset * 2)),
    ...differing,
  });
  return [
    ...first,
    ...second,
    more(1, fixtures.disabled, { isactive: false, status: 'D' }),
    more(2, fixtures.halfDisabled, { status: 'D' }),
    more(3, fixtures.withoutPicture, { path: '' }),
    more(4, fixtures.otherAuthor, { postedby: fixtures.author, editedby: 'liza.mendoza@lumina.example' }),
  ];
}
