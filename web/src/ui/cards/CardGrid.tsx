import { NonIdealState } from '@blueprintjs/core';
import { type KeyboardEvent, memo, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { useInView } from '@/ui/browser/useInView';
import { usePartKeys } from '@/ui/keys/usePartKeys';
import { type ListFailure, NotLoaded } from '@/ui/messages/NotLoaded';
import './cards.css';

/** So many are drawn at once; the next come when the end of those is near. */
const BATCH = 12;
const AHEAD = '1200px';
const NONE_MARKED: ReadonlySet<string> = new Set();
const GROUP = 'Cards';
/** A card hears these itself. */
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
  /** What a card shows; its button that looks so opens it, or else its last one. */
  card: (item: Item) => ReactNode;
  isLoading: boolean;
  failure?: ListFailure | undefined;
  empty: { title: string; description?: string };
  /** The ids of cards to be seen: marked for a moment. */
  marked?: ReadonlySet<string>;
  /** Changes with what the list shows: a search, an order. It then begins anew. */
  about: string;
}

/** A list of cards that are read rather than compared. */
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
  return (
    <div ref={root} className="card-grid" aria-busy={isLoading}>
      {isLoading && (
        <div className="cards" aria-hidden="true">
          {PLACEHOLDERS.map((name) => (
            <div key={name} className="card bp6-skeleton" />
          ))}
        </div>
      )}
      {failure && <NotLoaded failure={failure} />}
      {!isLoading && !failure && total === 0 && <NonIdealState title={empty.title} description={empty.description} />}
      {total > 0 && (
        <ul className="cards" ref={list} aria-label={label} onKeyDown={walk}>
          {shown.map((item, at) => (
            <Card key={idOf(item)} item={item} at={at} total={total} isMarked={marked.has(idOf(item))} card={card} />
          ))}
        </ul>
      )}
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

/** Memoized: a card that is there already is not drawn anew when more come. */
const Card = memo(OneCard) as typeof OneCard;

function OneCard<Item>({ item, at, total, isMarked, card }: CardProps<Item>) {
  return (
    // More of them may come: how many there are in all is known.
    <li className={isMarked ? 'card just-saved' : 'card'} aria-setsize={total} aria-posinset={at + 1}>
      {card(item)}
    </li>
  );
}

const openerOf = (card: Element | null | undefined) =>
  card?.querySelector<HTMLElement>('.card-open') ??
  (card ? [...card.querySelectorAll<HTMLElement>('button')].at(-1) : undefined);

/** How many cards stand in a row, as they are laid out now. */
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

/** From one card's button to another's. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
  // Those with a modifier are the browser's.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const columns = columnsOf([...event.currentTarget.children]);
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
  if (!step) return;
  event.preventDefault();
  focusBeside(event.currentTarget, step);
}
