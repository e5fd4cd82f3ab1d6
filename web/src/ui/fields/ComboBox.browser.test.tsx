import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ComboBox } from './ComboBox';

const BRANCHES = Array.from({ length: 100_100 }, (_, at) => `BR${String(at).padStart(6, '0')} Branch ${at}`);

function BranchChoice({ items, onSelect }: { items: string[]; onSelect: (branch: string) => void }) {
  const [selected, setSelected] = useState<string>();
  return (
    <ComboBox
      label="Branch"
      placeholder="Select a branch"
      items={items}
      textOf={(branch) => branch}
      idOf={(branch) => branch}
      selected={selected}
      onSelect={(branch) => {
        setSelected(branch);
        onSelect(branch);
      }}
    />
  );
}

async function opened(items: string[]) {
  const onSelect = vi.fn();
  const screen = await render(<BranchChoice items={items} onSelect={onSelect} />);
  const field = screen.getByRole('combobox', { name: 'Branch' });
  await field.click();
  return { screen, field, options: screen.getByRole('option'), onSelect };
}

it('shows the first hundred of very many, and typing finds the others', async () => {
  const { screen, field, options, onSelect } = await opened(BRANCHES);
  await expect.element(options).toHaveLength(100);
  await expect.element(screen.getByText('The first 100 of 100,100: type more to find the others')).toBeVisible();
  await field.fill('br020000');
  await expect.element(options).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('BR020000 Branch 20000');
  expect(onSelect.mock.calls).toEqual([['BR020000 Branch 20000']]);
});

it('moves the active option by keys and keeps it in sight; Escape closes the list and selects nothing', async () => {
  const { screen, field, options, onSelect } = await opened(BRANCHES);
  const active = () => document.getElementById(field.element().getAttribute('aria-activedescendant') ?? '');
  await userEvent.keyboard('{PageDown}{PageDown}{ArrowDown}{ArrowUp}{ArrowUp}');
  expect(active()).toHaveTextContent(BRANCHES[19] ?? '');
  await expect.element(options.nth(19)).toBeInViewport();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  expect(onSelect).not.toHaveBeenCalled();
});

it('selects the only match when Tab leaves the field, and nothing of several', async () => {
  const { field, onSelect } = await opened(['Cebu', 'Cebu North', 'Davao']);
  await field.fill('cebu');
  await userEvent.tab();
  expect(onSelect).not.toHaveBeenCalled();
  await field.fill('dav');
  await userEvent.tab();
  expect(onSelect.mock.calls).toEqual([['Davao']]);
});
