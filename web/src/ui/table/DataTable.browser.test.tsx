import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ListFailure } from '@/ui/messages/NotLoaded';
import { draw, twoFrames } from '@/ui/testing';
import type { Column } from './columns/columns';
import { DataTable } from './DataTable';
import { useDataTable } from './useDataTable';
import type { TableView } from './view';

interface Branch {
  code: string;
  city: string;
}

const BRANCHES = Array.from({ length: 15 }, (_, at) => ({ code: `BR${at + 10}`, city: `City ${at}` }));
const NONE: Branch[] = [];

const COLUMNS: Column<Branch>[] = [
  { key: 'code', title: 'Code', text: ({ code }) => code, width: 12 },
  ...['City', 'Street', 'Manager', 'Opened', 'Remarks'].map((title) => ({
    key: title,
    title,
    text: ({ city }: Branch) => city,
    width: 20,
  })),
  {
    key: 'controls',
    title: 'Controls',
    text: () => '',
    width: 40,
    cell: ({ code }) => (
      <>
        <button type="button">Act on {code}</button>
        <a href="#about">About {code}</a>
        <label>
          <input type="checkbox" /> {code} is open
        </label>
        <select aria-label={`Kind of ${code}`} />
      </>
    ),
  },
];

interface Props {
  columns?: Column<Branch>[];
  rows?: Branch[];
  isLoading?: boolean;
  failure?: ListFailure;
  onOpen?: (branch: Branch) => void;
}

function Branches({ columns = COLUMNS, rows = BRANCHES, isLoading = false, failure, onOpen = () => undefined }: Props) {
  const [view, setView] = useState<TableView>({ page: 1, pageSize: 10, sort: '', hide: '', open: '' });
  const onView = (change: Partial<TableView>) => setView((before) => ({ ...before, ...change }));
  const table = useDataTable({ name: 'branches', columns, rows, rowId: ({ code }) => code, view, onView });
  const empty = { title: 'No branches', description: 'The first one is still to come.' };
  return (
    // The keys of a list work in the section around it.
    <section>
      <DataTable table={table} label="Branches" isLoading={isLoading} failure={failure} empty={empty} onOpen={onOpen} />
    </section>
  );
}

it('as many rows as fit the window are shown on a page, also after its size has changed', async () => {
  await page.viewport(1000, 600);
  onTestFinished(() => page.viewport(1000, 800));
  const many = Array.from({ length: 90 }, (_, at) => ({ code: `BR${at + 100}`, city: `City ${at}` }));
  await draw(<Branches rows={many} />);
  const perPage = page.getByRole('combobox', { name: 'Rows per page' });
  await perPage.selectOptions('Fit window');
  const free = () => window.innerHeight - (document.querySelector('.data-table')?.getBoundingClientRect().bottom ?? 0);
  const fits = async () => {
    await expect.poll(free).toBeLessThan(24 + (rows()[0]?.clientHeight ?? 0));
    expect(free()).toBeGreaterThanOrEqual(24);
  };
  await fits();
  await page.viewport(1000, 780);
  await fits();
  await expect.element(perPage).toHaveDisplayValue(`${rows().length} / page`);
});

const rows = () => page.getByRole('row').elements().slice(1);
const scroller = () => page.getByRole('region', { name: 'Branches, table' }).element();
const cell = () => page.getByRole('cell', { name: 'BR10', exact: true });

it('has placeholders while it loads, and no rows, also for screen readers', async () => {
  await draw(<Branches rows={NONE} isLoading />);
  expect(document.querySelectorAll('.bp6-skeleton').length).toBeGreaterThan(10);
  expect(rows()).toHaveLength(0);
  await expect.element(page.getByText('Loading…')).toBeVisible();
});

it('says that it could not be loaded, and why, and is tried again', async () => {
  const onRetry = vi.fn();
  await draw(<Branches rows={NONE} failure={{ message: 'Internal Server Error', isOfUpdate: false, onRetry }} />);
  await expect.element(page.getByText('The list could not be loaded')).toBeVisible();
  await expect.element(page.getByText('Internal Server Error')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

it('says why it is empty', async () => {
  await draw(<Branches rows={NONE} />);
  await expect.element(page.getByText('No branches')).toBeVisible();
  await expect.element(page.getByText('The first one is still to come.')).toBeVisible();
});

it('keeps its first column in sight where it is wider than a telephone, and shows that there is more', async () => {
  await page.viewport(390, 844);
  await draw(<Branches />);
  const { width } = cell().element().getBoundingClientRect();
  const place = () => cell().element().getBoundingClientRect().x;
  const before = place();
  expect(width, 'the rest of the screen is left').toBeLessThan(195);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expect.poll(() => scroller().hasAttribute('data-after')).toBe(true);
  expect(scroller().hasAttribute('data-before')).toBe(false);
  scroller().scrollLeft = scroller().scrollWidth;
  await expect.poll(() => scroller().hasAttribute('data-before')).toBe(true);
  expect(scroller().hasAttribute('data-after')).toBe(false);
  expect(place()).toBe(before);
  await page.viewport(1440, 900);
  await expect.poll(() => scroller().hasAttribute('data-before')).toBe(false);
  expect(scroller().hasAttribute('data-after')).toBe(false);
});

it('opens a row by a click beside its controls, and not by one on them', async () => {
  const onOpen = vi.fn();
  await draw(<Branches onOpen={onOpen} />);
  const checkbox = page.getByRole('checkbox', { name: 'BR10 is open' });
  await page.getByRole('button', { name: 'Act on BR10' }).click();
  await page.getByRole('link', { name: 'About BR10' }).click();
  await page.getByText('BR10 is open').click();
  await page.getByRole('combobox', { name: 'Kind of BR10' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(checkbox).toBeChecked();
  page.getByRole('button', { name: 'Act on BR10' }).element().focus();
  await userEvent.keyboard('{Enter} {ArrowDown}');
  await twoFrames();
  expect(onOpen).not.toHaveBeenCalled();
  await cell().click();
  expect(onOpen.mock.calls).toEqual([[BRANCHES[0]]]);
});

it('goes from row to row by arrows and letters, from page to page by brackets, and opens by Enter and Space', async () => {
  const onOpen = vi.fn();
  await draw(<Branches onOpen={onOpen} />);
  const isAt = (code: string) => expect.poll(() => document.activeElement?.textContent).toContain(code);
  (rows()[0] as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}jjk');
  await isAt('BR12');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{ArrowUp} ');
  expect(onOpen.mock.calls.map(([{ code }]) => code)).toEqual(['BR12', 'BR11']);
  await userEvent.keyboard('[BracketRight][BracketRight]');
  await expect.element(page.getByText('Page 2 of 2')).toBeVisible();
  expect(rows()).toHaveLength(5);
  await userEvent.keyboard('[BracketLeft][BracketLeft]');
  await expect.element(page.getByText('Page 1 of 2')).toBeVisible();
});

/**
 * Pixels at the ends of a row that are not checked, because the scroll shadow and the frame's rounded corner cover the
 * ring there.
 */
const EDGE_PIXELS = 14;

/** The positions along the row with the focus where its upper or lower edge does not have the colour of the ring. */
async function gapsInRing(): Promise<number[]> {
  const row = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
  const inside = scroller().getBoundingClientRect();
  const png = await page.screenshot({ element: scroller(), save: false });
  const image = Object.assign(new Image(), { src: `data:image/png;base64,${png}` });
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, Math.round(row.height) + 2);
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, Math.floor(inside.y - row.y) + 1);
  const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  // Any bluish colour counts, because the ring is drawn over white and below a shadow.
  const isRing = (x: number, y: number) => {
    const [red = 255, , blue = 0] = data.slice((y * canvas.width + x) * 4, (y * canvas.width + x) * 4 + 3);
    return blue - red > 60;
  };
  const hasRing = (x: number, from: number) => [0, 1, 2, 3, 4].some((by) => isRing(x, from + by));
  const places = Array.from({ length: canvas.width - 2 * EDGE_PIXELS }, (_, at) => at + EDGE_PIXELS);
  return places.filter((x) => !hasRing(x, 0) || !hasRing(x, canvas.height - 5));
}

it.each([1, 1.25])('draws the ring of the row with the focus without gaps, at a zoom of %s', async (zoom) => {
  await page.viewport(1040, 800);
  document.documentElement.style.zoom = String(zoom);
  onTestFinished(() => void document.documentElement.style.removeProperty('zoom'));
  await draw(<Branches columns={COLUMNS.map((column) => ({ ...column, names: column.key === 'Street' }))} />);
  (rows()[0] as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  for (const left of [0, 137, 300]) {
    scroller().scrollLeft = left;
    await expect.poll(gapsInRing, { message: `scrolled by ${left}` }).toEqual([]);
  }
});
