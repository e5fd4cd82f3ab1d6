// The help pages that one user sees, with the real areas.
import { describe, expect, it } from 'vitest';
import { accessText, sampleUserOf } from '@/app/help/accessText';
import { entryAt, type HelpPart, partsFor, searchIn } from '@/app/help/chapters';
import { mayEnter } from '@/app/routing/guards';
import { joinAreas } from '@/app/routing/routes';
import type { User } from '@/app/session/store';
import { user } from '@/app/testing';
import { areas } from '.';
import * as texts from './help';

const joined = joinAreas(areas);
const deployment = { product: 'Lumina', secondBrand: 'Avega', idleMinutes: 20 };
const nameOf = ({ title }: { title: string }) => title;
const partsOf = (person: User | null, granted: string[] = []) =>
  partsFor({ visitor: person && { user: person, granted }, nameOf, deployment }, joined, texts);
const titlesIn = (parts: HelpPart[], title: string) =>
  parts.filter((part) => part.title === title).flatMap(({ entries }) => entries.map(({ chapter }) => chapter.title));
const routeAt = (path: string) => {
  const route = joined.routes.find((each) => each.path === path);
  if (!route) throw new Error(`There is no screen ${path}.`);
  return route;
};

describe('which pages', () => {
  it('a user sees the pages of the screens that they may open', () => {
    const ofReviewer = partsOf(sampleUserOf('INT APD'));
    expect(ofReviewer.map(({ title }) => title)).toEqual(['Everywhere', 'Screens', 'Without signing in']);
    const titles = titlesIn(ofReviewer, 'Screens');
    const specified = [
      'Dashboard',
      'Newsletter',
      'Newsletter: Delights',
      'Stores',
      'Categories',
      'Suspend Corporate Account',
      'Disable Features per CorpAccount',
    ];
    expect(titles.slice(0, specified.length)).toEqual(specified);
    // Screens of areas that were added later appear only when the user may open them.
    const open = joined.routes
      .filter((route) => mayEnter(route, { user: sampleUserOf('INT APD'), granted: [] }))
      .map(nameOf);
    expect(titles.slice(specified.length).filter((title) => !open.includes(title))).toEqual([]);
    expect(titlesIn(partsOf(sampleUserOf('INT APD'), ['/digicard']), 'Screens')).toContain('Digicard');
    expect(titlesIn(partsOf(sampleUserOf('MIS TECH')), 'Screens')).not.toContain('Dashboard');
  });

  it('all pages of a user have different titles', () => {
    const titles = partsOf(sampleUserOf('INT MRD', true)).flatMap(({ entries }) =>
      entries.map((each) => each.chapter.title),
    );
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  it('before signing in there are only the pages of the public screens', () => {
    expect(partsOf(null).map(({ title }) => title)).toEqual(['Without signing in']);
    expect(titlesIn(partsOf(null), 'Without signing in')).toContain('Sign in');
  });

  it('finds the page of an address, also for a tab that another area adds', () => {
    const parts = partsOf(user({ productavega_tag: false }));
    const titleAt = (path: string, tab: string | null = null) => entryAt(parts, path, tab)?.chapter.title;
    expect(titleAt('/kycapproval')).toBe('Dashboard');
    expect(titleAt('/newsletter')).toBe('Newsletter');
    expect(titleAt('/newsletter', 'delights')).toBe('Newsletter: Treats');
    expect(titleAt('/dashboard', 'history'), 'a tab of its own').toBe('Dashboard');
    expect(titleAt('/users'), 'not theirs').toBeUndefined();
  });
});

describe('what a page says', () => {
  const page = (path: string) => entryAt(partsOf(sampleUserOf('INT MRD', true)), path, null)?.chapter;

  it('consists of the text of the area, the descriptions of its calls in the contract, and the permissions', () => {
    expect(page('/corp-suspend')?.sections).toEqual([
      { title: 'Steps', steps: expect.anything() },
      { title: 'Statuses', terms: expect.anything(), areStatuses: true },
      { title: 'After saving', paragraphs: expect.anything() },
      {
        title: 'Confirmations',
        terms: [
          ['Suspend a corporate account.', 'The members of a company cannot use the app.'],
          [
            'Suspend a corporate account in the list again, or end its suspension.',
            'The members of a company lose or regain the use of the app.',
          ],
        ],
      },
      { title: 'Who has access', paragraphs: [expect.stringMatching(/^Administrators/)] },
      {
        title: 'Server messages',
        terms: expect.arrayContaining([
          ['“Account is already in the list.”', 'A colleague already did it; edit the account in the list.'],
        ]),
      },
    ]);
  });

  it('uses the brand names and times of the deployment, and marks every button name', () => {
    const all = partsOf(sampleUserOf('INT MRD', true)).flatMap(({ entries }) => entries);
    const text = JSON.stringify(all);
    expect(text).toContain('INT APD sees Lumina registrations');
    expect(text).toContain('You are signed out after 20 minutes of inactivity');
    expect(text).not.toMatch(/\{product\}|\{secondBrand\}|\{idle\}|gateway|\b403\b|`/);
    expect(text).not.toMatch(/ '[A-Z]/);
  });
});

describe('who may', () => {
  it.each([
    ['/contactus', 'Anyone, signed in or not.'],
    ['/newsletter', 'Everyone who is signed in.'],
    ['/dashboard', 'Everyone who is signed in, except MIS TECH.'],
    ['/users', 'Administrators and everyone in MIS TECH.'],
    ['/announcement', 'Everyone in INT MRD. In AGORA, also everyone who has it in the menu, except MIS TECH.'],
    [
      '/corp-suspend',
      'Administrators and everyone in INT APD and AVG APD. In AGORA, also everyone who has it in the menu.',
    ],
    [
      '/account',
      'Administrators and everyone in INT APD and AVG APD. In AGORA, also everyone who has a screen that leads to it in the menu.',
    ],
    ['/sysaccess-manage-access', 'Administrators, except MIS TECH.'],
    ['/digicard', 'Administrators. In AGORA, also everyone who has it in the menu.'],
  ])('%s', (path, words) => {
    expect(accessText(routeAt(path))).toBe(words);
  });
});

describe('the search', () => {
  const find = searchIn(partsOf(sampleUserOf('INT MRD', true)));
  const found = (text: string) => find(text).map(({ entry }) => entry.chapter.title);

  it('finds words in all texts, titles first, and says where', () => {
    expect(found('digicard')[0]).toBe('Digicard');
    expect(found('VOWELS masks')).toEqual(['Digicard']);
    expect(find('vowels')[0]?.where).toBe('The preview masks vowels with X.');
    expect(find('digicard')[0]?.where).toBe('');
  });

  it.each(['🐢', '<script>', '[Save]', '=1+1'])('finds nothing for %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});
