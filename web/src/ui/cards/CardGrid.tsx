import { NonIdealState } from '@blueprintjs/core';
import { type KeyboardEvent, memo, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { useInView } from '@/ui/browser/useMedia';
import { usePartKeys } from '@/ui/keys/useKeys';
import { type ListFailure, NotLoaded, NotUpdated } from '@/ui/messages/NotLoaded';
import './cards.css';

/** The number of cards drawn at once; the next batch is drawn when the end of the list is near. */
const BATCH = 12;
const AHEAD = '1200px';
const NONE_MARKED: ReadonlySet<string> = new Set();
const GROUP = 'Cards';
/** Listed in the help only: the cards handle these keys themselves. */
const TOLD = [
  { key: 'Arrows', group: GROUP, label: 'To the card beside, above, below' },
  { key: 'Enter', group: GROUP, label: 'Open the card' },
];
const PLACEHOLDERS = ['one', 'two', 'three', 'four', 'five', 'six'];

interface Props<Item extends object> {
  /** The list's name for screen readers. */
  label: string;
  items: Item[];
  idOf: (item: Item) => string;
  /** The content of a card. Its `.card-open` button opens it, or else its last button. */
  card: (item: Item) => ReactNode;
  isLoading: boolean;
  failure?: ListFailure | undefined;
  empty: { title: string; description?: string };
  /** The ids of cards that are highlighted for a moment. */
  marked?: ReadonlySet<string>;
  /** Identifies the search and order of the list: when it changes, the list starts again with one batch. */
  about: string;
}

/** A list of cards, for records that are read rather than compared. */
export function CardGrid<Item extends object>(props: Props<Item>) {
  const { label, items, idOf, card, isLoading, failure, empty, marked = NONE_MARKED, about } = props;
  const list = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const step = (by: 1 | -1) => focusBeside(list.current, by);
  const root = usePartKeys(
    GROUP,
    [
      { key: 'j', group: GROUP, label: 'Next card', repeats: true, run: () => step(1) },
      { key: 'k', group: GROUP, label: 'Previous card', repeats: true, run: () => step(-1) },
    ],
    TOLD,
  );
  const [batches, setBatches] = useState({ about, count: 1 });
  const count = batches.about === about ? batches.count : 1;
  const isEndNear = useInView(end, AHEAD);
  const shown = items.slice(0, count * BATCH);
  const isMore = shown.length < items.length;
  useEffect(() => {
    if (isEndNear && isMore) startTransition(() => setBatches({ about, count: count + 1 }));
  }, [isEndNear, isMore, about, count]);

  const total = items.length;
  const isUnknown = failure?.isOfUpdate === false;
  return (
    <div ref={root} className="card-grid" aria-busy={isLoading}>
      {isLoading && (
        <div className="cards" aria-hidden="true">
          {PLACEHOLDERS.map((name) => (
            <div key={name} className="card bp6-skeleton" />
          ))}
        </div>
      )}
      {isUnknown && <NotLoaded failure={failure} />}
      {!isLoading && !isUnknown && total === 0 && <NonIdealState title={empty.title} description={empty.description} />}
      {total > 0 && (
        <ul className="cards" ref={list} aria-label={label} onKeyDown={walk}>
          {shown.map((item, at) => (
            <Card key={idOf(item)} item={item} at={at} total={total} isMarked={marked.has(idOf(item))} card={card} />
          ))}
        </ul>
      )}
      {failure?.isOfUpdate && <NotUpdated failure={failure} />}
      <div ref={end} />
    </div>
  );
}

interface CardProps<Item> {
  item: Item;
  at: number;
  total: number;
  isMarked: boolean;
  card: (item: Item) => ReactNode;
}

/** Memoized, so that existing cards are not drawn again when more are added. */
const Card = memo(OneCard) as typeof OneCard;

function OneCard<Item>({ item, at, total, isMarked, card }: CardProps<Item>) {
  return (
    // Not all cards are drawn, so screen readers are told the total.
    <li className={isMarked ? 'card just-saved' : 'card'} aria-setsize={total} aria-posinset={at + 1}>
      {card(item)}
    </li>
  );
}

const openerOf = (card: Element | null | undefined) =>
  card?.querySelector<HTMLElement>('.card-open') ??
  (card ? [...card.querySelectorAll<HTMLElement>('button')].at(-1) : undefined);

/** The number of cards in a row in the current layout. */
function columnsOf(cards: Element[]): number {
  const first = cards[0]?.getBoundingClientRect().top;
  const next = cards.findIndex((card) => card.getBoundingClientRect().top !== first);
  return next < 0 ? cards.length : next;
}

function focusBeside(list: Element | null, step: number): void {
  const cards = [...(list?.children ?? [])];
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  openerOf(cards[at < 0 ? 0 : at + step])?.focus();
}

/** Moves the focus from one card's button to another's. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
  // Keys with a modifier belong to the browser.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const columns = columnsOf([...event.currentTarget.children]);
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
  if (!step) return;
  event.preventDefault();
  focusBeside(event.currentTarget, step);
}
