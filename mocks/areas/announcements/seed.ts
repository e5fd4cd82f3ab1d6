// Announcements to the doctors of both brands, over the last year.
import type { components } from '#contract';
import { contentMomentOf, DAY_MS, NEVER, savedMomentOf } from '../../manilaTime';
import { daysApart } from '../../seeding/manyRows';
import { between, randomFrom } from '../../seeding/random';
import { fixtures } from './fixtures';

export type Announcement = components['schemas']['Announcement'];

const topics = [
  [
    'New fee schedule for consultations',
    'The fees of consultations change with the new year. Please see the attached schedule for your specialty.',
  ],
  [
    'E-prescriptions in the doctors’ app',
    'From Monday you can sign prescriptions in the app. The pharmacy of your patient receives them at once.',
  ],
  [
    'Clinic hours during Holy Week',
    'Please enter your clinic hours for Holy Week by Friday, so that members see when you are in.',
  ],
  [
    'Continuing education: hypertension',
    'A lecture with two CPD units takes place at the Cebu office. Seats are limited.',
  ],
  ['Paperless claims', 'Claims are accepted with a photograph of the signed form. Originals are no longer needed.'],
  [
    'Updated list of accredited laboratories',
    'Eleven laboratories in Davao and Cagayan de Oro have joined the network.',
  ],
  [
    'Renewal of your accreditation',
    'Accreditations that end this quarter can be renewed in the app with a picture of your licence.',
  ],
  [
    'Telemedicine on weekends',
    'Members asked for more weekend hours. Open your calendar on Saturdays and you are listed first.',
  ],
] as const;

const odd: [title: string, content: string][] = [
  [fixtures.longTitle, 'Its title is as long as a title can be.'],
  [fixtures.longContent, fixtures.thousands],
  [fixtures.emoji, 'Salamat po! 🎉\nMabuhay ang mga doktor.'],
  [fixtures.script, '<img src=x onerror="alert(1)">\n=1+1'],
  [fixtures.rightToLeft, 'ساعات العمل خلال العيد\nThe hours of the clinics in Zamboanga.'],
  [fixtures.threeLines, fixtures.lines],
];

function announcement(id: number, [title, content]: readonly [string, string], posted: number): Announcement {
  return {
    announcementid: id,
    title,
    content,
    announcementdate: contentMomentOf(posted),
    image: `announcement-${id}.png`,
    image_type: 'image/png',
    path: `announcements/${id}.png`,
    product_tag: true,
    isactive: true,
    status: 'A',
    posted: savedMomentOf(posted),
    postedby: 'ramon.bautista@lumina.example',
    edited: NEVER,
    editedby: '',
  };
}

/** `count` active announcements of the first brand, newest first; then some that are not listed. */
export function seedAnnouncements(now: number, count: number): Announcement[] {
  const random = randomFrom(71);
  const apart = daysApart(9, count);
  const listed = Array.from({ length: count }, (_, at) => {
    const about = odd[at - 2] ?? topics[at % topics.length] ?? topics[0];
    const round = Math.floor(at / topics.length);
    const [title, content] = about;
    const numbered = odd.includes(about as [string, string]) || round === 0 ? title : `${title} (${round + 1})`;
    return announcement(count - at, [numbered, content], now - (at + 0.2 + random() * 0.6) * DAY_MS * apart);
  });
  const more = (offset: number, title: string, differing: Partial<Announcement>): Announcement => ({
    ...announcement(count + offset, [title, 'For whom it is, and nobody else.'], now - between(random, 3, 60) * DAY_MS),
    ...differing,
  });
  return [
    ...listed,
    more(1, fixtures.disabled, { isactive: false, status: 'D' }),
    more(2, fixtures.halfDisabled, { status: 'D' }),
    more(3, fixtures.ofSecondBrand, { product_tag: false, postedby: 'elena.navarro@avega.example' }),
    more(4, fixtures.withoutPicture, { path: '', image: '', image_type: '' }),
    more(5, fixtures.edited, {
      edited: savedMomentOf(now - DAY_MS),
      editedby: 'ramon.bautista@lumina.example',
    }),
  ];
}
