import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clearQueries, queriesOf } from '@/app/shell/queries';
import { draw } from '@/ui/testing';
import { SelectDialog } from './SelectDialog';

interface Branch {
  code: string;
  city: string;
}

const MANY = Array.from({ length: 500 }, (_, at) => ({ code: `BR${at + 1000}`, city: `City ${at}` }));
const FEW = MANY.slice(0, 3);

let queries = queriesOf('device');
beforeEach(() => {
  clearQueries(queries);
  queries = queriesOf('device');
});

interface TestProps {
  ask: (text: string, signal: AbortSignal) => Promise<Branch[]>;
  onSelect?: (branch: Branch) => unknown;
}

const Selecting = ({ ask, onSelect = () => undefined }: TestProps) => (
  <QueryClientProvider client={queries}>
    <SelectDialog<Branch>
      title="Select a branch"
      name="branch"
      searchLabel="Branch"
      ask={ask}
      columns={[
        { key: 'code', title: 'Code', text: ({ code }) => code },
        { key: 'city', title: 'City', text: ({ city }) => city },
      ]}
      rowId={({ code }) => code}
      selectedLabel="Selected"
      selectedText={({ city }) => city}
      nothingFound={{ title: 'No branch has this name' }}
      noneSelected="Select a branch first."
      searchFailed="The search failed."
      atMost={500}
      onSelect={onSelect}
      onClose={() => undefined}
    />
  </QueryClientProvider>
);

const field = () => page.getByRole('searchbox', { name: 'Branch' });
const found = () => page.getByRole('row').elements().slice(1);
const tooMany = () => page.getByText('Only the first 500 are shown.');

async function search(text: string): Promise<void> {
  await field().fill(text);
  await userEvent.keyboard('{Enter}');
}

it('asks for more of the name where too many are found, also on a telephone', async () => {
  await page.viewport(390, 844);
  await draw(<Selecting ask={async (text) => (text === 'city' ? MANY : FEW)} />);
  await search('city');
  await expect.element(tooMany()).toBeVisible();
  await expect.element(page.getByText('Total 500 items')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await search('BR1');
  await expect.element(page.getByText('Total 3 items')).toBeVisible();
  await expect.element(tooMany()).not.toBeInTheDocument();
});

it('says that nothing was found, that the search field is empty, and that nothing is selected', async () => {
  const onSelect = vi.fn();
  await draw(<Selecting ask={async () => []} onSelect={onSelect} />);
  await expect.element(page.getByText('Search to see results')).toBeVisible();
  await search(' ');
  await expect.element(field()).toHaveAccessibleDescription('Search field is empty.');
  await expect.element(field()).toHaveFocus();
  await search('cebu');
  await expect.element(page.getByText('No branch has this name')).toBeVisible();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await expect.element(page.getByText('Select a branch first.')).toBeVisible();
  expect(onSelect).not.toHaveBeenCalled();
});

it('is used by keyboard alone, and keeps the last search for the next time', async () => {
  const onSelect = vi.fn();
  const ask = vi.fn(async () => FEW);
  const dialog = <Selecting ask={ask} onSelect={onSelect} />;
  const drawn = await draw(dialog);
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('city{Enter}');
  await expect.poll(() => found().length).toBe(3);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(page.getByText('City 1').last()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Select', exact: true })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onSelect.mock.calls).toEqual([[FEW[1]]]);
  await drawn.unmount();
  await draw(dialog);
  await expect.element(field()).toHaveValue('city');
  await expect.poll(() => found().length).toBe(3);
});

it('sends a slow search again or replaces it, and says why one has failed', async () => {
  const signals: AbortSignal[] = [];
  const ask = vi.fn((text: string, signal: AbortSignal) => {
    signals.push(signal);
    if (text === 'broken') return Promise.reject(new Error('Out of order.'));
    return text === 'slow' ? new Promise<Branch[]>(() => undefined) : Promise.resolve(FEW);
  });
  await draw(<Selecting ask={ask} />);
  await search('slow');
  await search('slow');
  await expect.poll(() => signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  await search('city');
  await expect.poll(() => found().length).toBe(3);
  await search('broken');
  await expect.element(page.getByText(/^The search failed\./)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => ask.mock.calls.length).toBe(5);
  await expect.element(field()).toHaveFocus();
});
