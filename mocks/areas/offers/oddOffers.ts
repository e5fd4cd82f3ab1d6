// Offers for special cases, by id. `fixtures` has names for them.
import type { Offer } from './model';

export const fixtures = {
  /** Active by one of its two flags, but not by the other. */
  activeButDisabledStatus: 50,
  inactiveButActiveStatus: 58,
  emoji: 61,
  rightToLeft: 62,
  longest: 64,
  script: 65,
  formula: 67,
  lineBreaks: 74,
  /** Valid from a day on without an end, and until a day without a beginning. */
  openEnd: 70,
  openBeginning: 77,
  withoutPicture: 73,
} as const;

const SENTENCE =
  'Present your card and a valid ID before you order; the discount cannot be combined with other promos. ';

const different: Record<keyof typeof fixtures, Partial<Offer>> = {
  activeButDisabledStatus: { isactive: true, status: 'D' },
  inactiveButActiveStatus: { isactive: false, status: 'A' },
  emoji: { details: '🎉 20% off 🍣🥭 on your birthday 🎂 — bring 👨‍👩‍👧‍👦!', branches: 'SM Aura 🏬, Taguig' },
  rightToLeft: { details: 'خصم ١٥٪ على جميع الوجبات. اعرض بطاقتك قبل الطلب. 15% off all meals.' },
  longest: {
    details: SENTENCE.repeat(50).slice(0, 5000),
    branches: 'Robinsons Place Manila, Ermita; '.repeat(32).slice(0, 1000),
    contactnumber: `${'(02) 8555 0147; '.repeat(16).slice(0, 247)}end`,
  },
  script: {
    details: "<script>alert('offer')</script><b>10% off</b> &amp; more",
    branches: '<img src=x onerror=alert(1)>',
  },
  formula: { details: '=1+1', branches: '@SUM(A1:A9)', contactnumber: '+63 917 555 0199' },
  lineBreaks: { details: 'Weekdays: 10% off\nWeekends: 5% off\n\n\n• Not on holidays\n• One card per table' },
  openEnd: { validtodate: '' },
  openBeginning: { validfromdate: '' },
  withoutPicture: { path: '' },
};

const differentById = new Map<number, Partial<Offer>>(
  Object.entries(fixtures).map(([name, id]) => [id, different[name as keyof typeof fixtures]]),
);

export const specialFieldsOf = (id: number) => differentById.get(id) ?? {};
