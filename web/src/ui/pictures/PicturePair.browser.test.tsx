import { expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Picture, PicturePair } from './PicturePair';
import { drag, middleOf, pinch } from './testing';

/** A drawn picture of this size, as an address. */
function drawn(width: number, height: number): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.fillRect(20, 20, 200, 200);
  return canvas.toDataURL();
}

const PICTURES: Picture[] = [
  { name: 'Selfie', url: drawn(720, 960), state: 'ready' },
  { name: 'ID', url: drawn(1011, 638), state: 'ready' },
];

const view = (name: string) => page.getByRole('application', { name: `${name}, ` });
const frame = (name: string) => page.getByRole('figure', { name });
const image = (name: string) => page.getByRole('img', { name, exact: true });
const level = (name: string) => page.getByRole('status', { name: `Zoom of ${name}` });
const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
const together = () => page.getByRole('switch', { name: 'Move together' });
const large = () => page.getByRole('dialog', { name: 'Selfie and ID' });

const nameOf = (what: Locator) => what.element().getAttribute('aria-label') ?? '';
const percentOf = (name: string) => Number(/, (\d+) %/.exec(nameOf(view(name)))?.[1]);
const widthOf = (what: Locator) => what.element().getBoundingClientRect().width;

async function shown(): Promise<void> {
  await render(
    <div style={{ display: 'flex', width: 900, height: 500 }}>
      <PicturePair pictures={PICTURES} />
    </div>,
  );
  // Both are larger than their stages, so each is drawn smaller once its stage has been measured.
  for (const { name } of PICTURES) await expect.poll(() => percentOf(name)).toBeLessThan(100);
}

/** Blueprint draws its switch above the real one, which therefore is used by keyboard. */
async function linked(): Promise<void> {
  together().element().focus();
  await userEvent.keyboard(' ');
  await expect.element(together()).toBeChecked();
}

it('shows both side by side, and the wheel zooms the one below the pointer', async () => {
  await shown();
  const [selfie, id] = [frame('Selfie'), frame('ID')].map((each) => each.element().getBoundingClientRect());
  expect(id?.y).toBe(selfie?.y);
  expect(id?.x).toBeGreaterThanOrEqual(selfie?.right ?? 0);
  const [fitted, fittedId] = [percentOf('Selfie'), percentOf('ID')];
  await view('Selfie').wheel({ delta: { y: -300 } });
  await expect.poll(() => percentOf('Selfie')).toBeGreaterThan(fitted);
  await view('Selfie').wheel({ delta: { y: 300 } });
  await expect.poll(() => percentOf('Selfie')).toBe(fitted);
  expect(percentOf('ID')).toBe(fittedId);
});

it('zooms, turns and fits by buttons, and by the keys of the picture that has the focus', async () => {
  await shown();
  const [fitted, fittedId] = [percentOf('Selfie'), percentOf('ID')];
  await tool('Actual size').click();
  await expect.element(level('Selfie')).toHaveTextContent('100 %');
  await tool('Zoom in').click();
  await expect.poll(() => nameOf(view('Selfie'))).toBe('Selfie, 125 %');
  await tool('Zoom out').click();
  await tool('Rotate right').click();
  await expect.poll(() => nameOf(view('Selfie'))).toBe('Selfie, 100 %, turned 90°');
  await tool('Rotate left').click();
  await expect.poll(() => nameOf(view('Selfie'))).toBe('Selfie, 100 %');
  await tool('Rotate left').click();
  await expect.poll(() => nameOf(view('Selfie'))).toBe('Selfie, 100 %, turned 270°');
  await tool('Rotate right').click();
  await tool('Fit').click();
  await expect.poll(() => nameOf(view('Selfie'))).toBe(`Selfie, ${fitted} %`);
  view('ID').element().focus();
  await userEvent.keyboard('+');
  await expect.poll(() => percentOf('ID')).toBeGreaterThan(fittedId);
  await expect.element(level('ID')).toBeVisible();
  expect(percentOf('Selfie')).toBe(fitted);
  await userEvent.keyboard('0');
  await expect.poll(() => percentOf('ID')).toBe(fittedId);
});

it('shows them large after a click; there a double click switches between actual size and fitting', async () => {
  await shown();
  const fitted = percentOf('Selfie');
  await view('Selfie').click();
  await expect.element(large()).toBeVisible();
  await expect.poll(() => percentOf('Selfie')).toBeGreaterThan(fitted);
  const largest = percentOf('Selfie');
  await view('Selfie').dblClick();
  await expect.element(level('Selfie')).toHaveTextContent('100 %');
  await view('Selfie').dblClick();
  await expect.element(level('Selfie')).toHaveTextContent(`${largest} %`);
  await userEvent.keyboard('{Escape}');
  await expect.element(large()).not.toBeInTheDocument();
  await expect.element(level('Selfie')).toHaveTextContent(`${fitted} %`);
});

it('drags one and not the other; a drag back to its start is no click', async () => {
  await shown();
  const [selfie, id] = [middleOf(image('Selfie')), middleOf(image('ID'))];
  await drag(view('Selfie'), [
    { x: 20, y: 20 },
    { x: 40, y: 30 },
  ]);
  await expect.poll(() => middleOf(image('Selfie'))).toEqual({ x: selfie.x + 40, y: selfie.y + 30 });
  expect(middleOf(image('ID'))).toEqual(id);
  await tool('Fit').click();
  await expect.poll(() => middleOf(image('Selfie'))).toEqual(selfie);
  await drag(view('Selfie'), [
    { x: 40, y: 30 },
    { x: 0, y: 0 },
  ]);
  await expect.element(large()).not.toBeInTheDocument();
});

it('moves and zooms both alike, by the same share of their frames, and turns only one', async () => {
  await shown();
  await linked();
  const [selfie, id] = [middleOf(image('Selfie')), middleOf(image('ID'))];
  const wider = widthOf(view('ID')) / widthOf(view('Selfie'));
  expect(wider).toBeGreaterThan(1.4);
  await drag(view('Selfie'), [{ x: 40, y: 30 }]);
  await expect.poll(() => middleOf(image('Selfie')).x).toBeCloseTo(selfie.x + 40, 0);
  expect(middleOf(image('ID')).x).toBeCloseTo(id.x + 40 * wider, 0);
  expect(middleOf(image('ID')).y).toBeCloseTo(id.y + 30, 0);
  const before = percentOf('ID');
  await tool('Zoom in').click();
  await expect.poll(() => percentOf('ID')).toBeCloseTo(before * 1.25, -0.5);
  await tool('Rotate right').click();
  await expect.element(page.getByRole('application', { name: /turned/ })).toHaveLength(1);
});

it('keeps its state in the large window, which has the only copy, and returns the focus', async () => {
  await shown();
  const small = widthOf(frame('Selfie'));
  await linked();
  await tool('Enlarge').click();
  await expect.element(large()).toBeVisible();
  await expect.element(image('Selfie')).toHaveLength(1);
  await expect.poll(() => widthOf(frame('Selfie'))).toBeGreaterThan(small);
  await expect.element(view('Selfie')).toHaveFocus();
  await expect.element(together()).toBeChecked();
  await userEvent.keyboard('{Escape}');
  await expect.element(large()).not.toBeInTheDocument();
  await expect.element(tool('Enlarge')).toHaveFocus();
});

it('zooms by two fingers', async () => {
  await shown();
  const [before, other] = [percentOf('Selfie'), percentOf('ID')];
  await pinch(view('Selfie'), { from: 30, to: 60 });
  await expect.poll(() => percentOf('Selfie')).toBeGreaterThan(before * 1.8);
  expect(percentOf('Selfie')).toBeLessThan(before * 2.2);
  expect(percentOf('ID')).toBe(other);
});
