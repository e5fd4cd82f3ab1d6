// Members' ratings of the app. A rating is generated from its index when its days are requested, so that a hundred
// thousand of them cost nothing before.
import type { components } from '#contract';
import { DAY_MS, momentOf, startOfDay } from '../../manilaTime';
import { accountOf } from '../../seeding/accounts';
import { lastNames, mensNames, womensNames } from '../../seeding/names';
import { between, pick, pickWeighted, type Random, randomFrom } from '../../seeding/random';
import { titleCase } from '../../seeding/text';
import { oddReviews } from './fixtures';

type Rating = components['schemas']['Rating'];

/** The number of a brand's ratings between two moments, evenly spread; the last one is at the second moment. */
interface RatingAmount {
  total: number;
  from: number;
  until: number;
}

const SEEDS = { first: 5_000_000, second: 6_000_000 };
const MEMBERS = 4_000;
const SECOND_BRAND = 'AVEGA';

export const usualRatings = (now: number): RatingAmount => ({ total: 1_400, from: daysBefore(now, 420), until: now });
/** All of them fit into one report. */
export const manyRatings = (now: number): RatingAmount => ({ total: 100_000, from: daysBefore(now, 360), until: now });
export const noRatings: RatingAmount = { total: 0, from: 0, until: DAY_MS };

const daysBefore = (now: number, days: number) => startOfDay(now) - days * DAY_MS;

const FEATURES = [
  'Virtual Card',
  'Find a Doctor',
  'Find a Hospital',
  'Letter of Authorization',
  'Teleconsultation',
  'Reimbursement',
  'Benefits and Utilization',
  'Registration',
] as const;

const PRAISE = [
  'Mabilis at madaling gamitin.',
  'Very convenient, I no longer need to call the hotline.',
  'Na-approve agad ang LOA ko. Salamat po!',
  'The virtual card was accepted at the clinic right away.',
  '',
] as const;
const COMPLAINTS = [
  'Laging nag-lo-loading, sana maayos na.',
  'I never received the one-time password.',
  'The list of doctors is outdated.',
  'App closes by itself when I upload a picture.',
  '',
] as const;

const stepOf = ({ total, from, until }: RatingAmount) => (until - from) / total;

/** The ratings from `start` until before `end`, oldest first. */
export function ratingsBetween(amount: RatingAmount, product: string, start: number, end: number): Rating[] {
  const step = stepOf(amount);
  const first = Math.max(0, Math.floor((start - amount.from) / step));
  const last = Math.min(amount.total - 1, Math.ceil((end - amount.from) / step));
  const ratings: Rating[] = [];
  for (let place = first; place <= last; place += 1) {
    const age = amount.total - 1 - place;
    const random = randomFrom((product === SECOND_BRAND ? SEEDS.second : SEEDS.first) + age);
    const at = amount.from + (place + (age === 0 ? 1 : random())) * step;
    if (at >= start && at < end) ratings.push(ratingAt(age, at, product, random));
  }
  return ratings;
}

function ratingAt(age: number, at: number, product: string, random: Random): Rating {
  const name = titleCase(`${pick(random, random() < 0.5 ? womensNames : mensNames)} ${pick(random, lastNames)}`);
  const ratings = Number(pickWeighted<string>(random, { 1: 0.08, 2: 0.07, 3: 0.15, 4: 0.3 }, '5'));
  return {
    name,
    acctnum: accountOf(between(random, 0, MEMBERS)),
    source: 'AGORA MOBILE APP',
    product,
    platform: random() < 0.65 ? 'ANDROID' : 'IOS',
    feature: pick(random, FEATURES),
    ratingdatetime: momentOf(at),
    posteddate: momentOf(at + between(random, 1, 90) * 1000),
    ratings,
    // The newest rating is ordinary; the ones before it have the special reviews, repeated every hundred ratings.
    reviews: oddReviews[(age % 100) - 1] ?? pick(random, ratings > 3 ? PRAISE : COMPLAINTS),
  };
}
