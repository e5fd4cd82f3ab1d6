import { expect, it } from 'vitest';
import { type Order, Ordering, orderedNow, sortKey } from './ordering';

interface Row {
  id: number;
  text: string;
}

const rowsOf = (...texts: string[]): Row[] => texts.map((text, id) => ({ id, text }));
const many = (count: number): Row[] =>
  Array.from({ length: count }, (_, id) => ({ id, text: String((id * 7919) % 5) }));
const all = () => true;
const byText: Order<Row> = { by: ({ text }) => text, isDescending: false };
const fromLast: Order<Row> = { ...byText, isDescending: true };
const texts = (rows: Row[], order?: Order<Row>) => orderedNow({ rows, keeps: all, order }).map(({ text }) => text);

function stepsOf<Result>(steps: Generator<undefined, Result>) {
  for (let count = 0; ; count += 1) {
    const { done, value } = steps.next();
    if (done) return { count, result: value };
  }
}

it('sorts texts with numbers by value, ignoring case and accents', () => {
  const rows = rowsOf('b10', 'B9', 'á1', 'A 2', '', '10', '9', '0100', 'a');
  expect(texts(rows, byText)).toEqual(['', '9', '10', '0100', 'a', 'A 2', 'á1', 'B9', 'b10']);
  expect(texts(rows)).toEqual(rows.map(({ text }) => text));
  const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  const [one, other] = ['1000200030004'.repeat(9), '=1+1 <script>'].map(sortKey) as [string, string];
  expect(one < other).toBe(collator.compare('1000200030004', 'a') > 0);
});

it('sorts by numbers, and keeps equal rows in their original order in both directions', () => {
  const rows = many(9000);
  const byNumber: Order<Row> = { by: ({ text }) => Number(text), isDescending: false };
  for (const isDescending of [false, true]) {
    const ordered = orderedNow({ rows, keeps: all, order: { ...byNumber, isDescending } });
    const expected = rows.toSorted(
      (a, b) => (isDescending ? -1 : 1) * (Number(a.text) - Number(b.text)) || a.id - b.id,
    );
    expect(ordered).toEqual(expected);
  }
});

it('sorts a row that lacks the value as well', () => {
  const rows = [...rowsOf('pear', 'apple'), { id: 2 } as Row];
  expect(texts(rows, byText)).toEqual(['apple', 'pear', undefined]);
});

it('filters and judges no row twice when rows are added or removed', () => {
  const rows = many(10_000);
  const judged: number[] = [];
  const keeps = ({ id, text }: Row) => {
    judged.push(id);
    return text !== '3';
  };
  const ordering = new Ordering<Row>();
  const ordered = (now: Row[], order: Order<Row> | undefined) => stepsOf(ordering.towards({ rows: now, keeps, order }));
  for (const order of [undefined, fromLast]) {
    judged.length = 0;
    ordered(rows.slice(0, 4100), order);
    expect(ordered(rows, order).result).toEqual(orderedNow({ rows, keeps: ({ text }) => text !== '3', order }));
    expect(judged).toHaveLength(rows.length);
    const fewer = rows.filter(({ id }) => id % 100 !== 7);
    expect(ordered(fewer, order).result).toEqual(orderedNow({ rows: fewer, keeps: ({ text }) => text !== '3', order }));
    expect(judged).toHaveLength(rows.length);
  }
});

it('starts again with other rows, another filter or another order, even half-way', () => {
  const rows = many(10_000);
  const ordering = new Ordering<Row>();
  const begun = ordering.towards({ rows, keeps: all, order: byText });
  for (let step = 0; step < 12; step += 1) begun.next();
  expect(stepsOf(ordering.towards({ rows, keeps: all, order: byText })).result).toEqual(
    orderedNow({ rows, keeps: all, order: byText }),
  );
  const others = many(5000);
  expect(stepsOf(ordering.towards({ rows: others, keeps: all, order: byText })).result).toHaveLength(5000);
  expect(stepsOf(ordering.towards({ rows: others, keeps: ({ id }) => id < 3, order: byText })).result).toHaveLength(3);
  expect(stepsOf(ordering.towards({ rows: others, keeps: all, order: fromLast })).result[0]?.text).toBe('4');
});

it('works in many small steps', () => {
  const { count } = stepsOf(new Ordering<Row>().towards({ rows: many(20_000), keeps: all, order: byText }));
  expect(count).toBeGreaterThan(20_000 / 500);
});
