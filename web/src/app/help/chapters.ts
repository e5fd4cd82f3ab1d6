// The help pages that one user may read: those of the screens they may open, under the names these have for them.
import { withoutMarks } from '@/ui/facts/markedNames';
import { countText } from '@/ui/texts/counts';
import { finderIn, foldedText } from '@/ui/texts/words';
import calls from '../../../../openapi/generated/help.json';
import { canBeInMenu, mayEnter, type Visitor } from '../routing/guards';
import type { JoinedAreas, RouteRecord } from '../routing/routes';
import { accessText } from './accessText';
import type { GeneralPage, HelpChapter, HelpPage, HelpSection, HelpTexts } from './page';

interface CallHelp {
  does: string;
  asks?: string;
  refusals?: string[][];
}

const callsOf: Record<string, CallHelp> = calls;

/** A chapter and the addresses of its screen. */
export interface Entry {
  chapter: HelpChapter;
  paths: readonly string[];
  tab?: string;
}

export interface HelpPart {
  title: string;
  entries: Entry[];
}

/** The contract writes names of screen elements in quotes, and straight apostrophes. */
const ofContract = (text: string) => text.replace(/(?<!\w)'([^']+)'(?!\w)/g, '[$1]').replaceAll("'", '’');

const section = <S extends HelpSection>(added: S, isShown: boolean): HelpSection[] => (isShown ? [added] : []);

/** Several calls may have the same message: the first explanation is shown. */
const oncePerWord = (terms: [string, string][]) =>
  terms.filter(([word], at) => terms.findIndex(([other]) => other === word) === at);

type Told = Pick<HelpPage, 'steps' | 'states' | 'saved' | 'notes' | 'calls'>;

const MINUTES = { one: 'minute', many: 'minutes' };

function sectionsOf(page: Told, { product, secondBrand, idleMinutes }: Deployment, who?: string): HelpSection[] {
  const filledIn = (text: string) =>
    text
      .replaceAll('{product}', product)
      .replaceAll('{secondBrand}', secondBrand)
      .replaceAll('{idle}', countText(idleMinutes, MINUTES));
  const { steps, states = [], saved = [], notes = [] } = page;
  const calls = page.calls.flatMap((id) => callsOf[id] ?? []);
  const questions = calls.flatMap(({ does, asks }): [string, string][] => (asks ? [[does, ofContract(asks)]] : []));
  const refused = calls.flatMap(({ refusals = [] }) =>
    refusals.map(([says = '', meaning = '']): [string, string] => [`“${says}”`, ofContract(meaning)]),
  );
  return [
    ...section({ title: 'Steps', steps }, steps.length > 0),
    ...section({ title: 'Statuses', terms: [...states], areStatuses: true }, states.length > 0),
    ...section({ title: 'After saving', paragraphs: saved.map(filledIn) }, saved.length > 0),
    ...section({ title: 'Confirmations', terms: oncePerWord(questions) }, questions.length > 0),
    ...section({ title: 'Good to know', paragraphs: notes.map(filledIn) }, notes.length > 0),
    ...section({ title: 'Who has access', paragraphs: [who ?? ''] }, who !== undefined),
    ...section({ title: 'Server messages', terms: oncePerWord(refused) }, refused.length > 0),
  ];
}

/** What the texts say about this deployment. */
interface Deployment {
  product: string;
  secondBrand: string;
  idleMinutes: number;
}

export interface Reader {
  visitor: Visitor | null;
  /** The name of a screen for this user. */
  nameOf: (route: RouteRecord) => string;
  deployment: Deployment;
}

/** Grouped in three parts: general pages, screens, and pages that need no sign-in. */
export function partsFor(
  { visitor, nameOf, deployment }: Reader,
  areas: JoinedAreas,
  { pages, general }: HelpTexts,
): HelpPart[] {
  const isOpen = (route: RouteRecord) => visitor !== null && mayEnter(route, visitor) && canBeInMenu(route);
  const entriesOf = (page: HelpPage): Entry[] => {
    const route = areas.routes.find(({ path }) => page.paths.includes(path));
    if (!route || (route.guard !== 'public' && !isOpen(route))) return [];
    const tab = areas.tabs.find(({ path, id }) => path === route.path && id === page.tab);
    const more = visitor && tab ? tab.title(visitor.user) : page.about;
    const chapter = {
      title: more ? `${nameOf(route)}: ${more}` : nameOf(route),
      purpose: page.purpose,
      sections: sectionsOf(page, deployment, accessText(route)),
    };
    return [{ chapter, paths: page.paths, ...(page.tab && { tab: page.tab }) }];
  };
  const generalEntry = ({ title, purpose, ...page }: GeneralPage): Entry => ({
    chapter: { title, purpose, sections: sectionsOf(page, deployment) },
    paths: [],
  });
  const isPublic = ({ paths }: HelpPage) =>
    areas.routes.some(({ path, guard }) => guard === 'public' && paths.includes(path));
  const order = areas.routes.map(({ path }) => path);
  const placeOf = ({ paths: [path] }: HelpPage) => order.indexOf(path);
  const sorted = pages.toSorted((one, other) => placeOf(one) - placeOf(other));
  return [
    { title: 'Everywhere', entries: visitor ? general.map(generalEntry) : [] },
    { title: 'Screens', entries: sorted.filter((page) => !isPublic(page)).flatMap(entriesOf) },
    { title: 'Without signing in', entries: sorted.filter(isPublic).flatMap(entriesOf) },
  ].filter(({ entries }) => entries.length > 0);
}

/** The page for an address; for a tab that another area adds, the tab's page. */
export function entryAt(parts: readonly HelpPart[], path: string, tab: string | null): Entry | undefined {
  const entries = parts.flatMap(({ entries }) => entries).filter(({ paths }) => paths.includes(path));
  return entries.find((entry) => entry.tab === (tab ?? undefined)) ?? entries.find((entry) => entry.tab === undefined);
}

function textsOf({ title, purpose, sections }: HelpChapter): string[] {
  const ofSections = sections.flatMap((each) => {
    if ('paragraphs' in each) return each.paragraphs;
    return 'steps' in each ? each.steps : each.terms.map(([word, meaning]) => `${word}: ${meaning}`);
  });
  return [title, purpose, ...ofSections].map(withoutMarks);
}

interface Hit {
  entry: Entry;
  /** The best matching sentence; '' when the title matches. */
  where: string;
}

/** Finds pages by words in any of their texts; pages with matching titles come first. */
export function searchIn(parts: readonly HelpPart[]): (text: string) => Hit[] {
  const entries = parts.flatMap((part) => part.entries);
  const texts = entries.map(({ chapter }) => textsOf(chapter));
  const inAll = finderIn(texts.map((each) => each.join('\n')));
  const inTitle = finderIn(entries.map(({ chapter }) => chapter.title));
  return (text) => {
    const titled = inTitle(text);
    const others = inAll(text).filter((at) => !titled.includes(at));
    const words = foldedText(text).split(/\s+/).filter(Boolean);
    return [...titled, ...others].flatMap((at) => {
      const entry = entries[at];
      const [, ...lines] = texts[at] ?? [];
      const has = (sentence: string) => words.filter((word) => foldedText(sentence).includes(word)).length;
      const where = lines.toSorted((one, other) => has(other) - has(one))[0] ?? '';
      return entry ? [{ entry, where: titled.includes(at) ? '' : where }] : [];
    });
  };
}
