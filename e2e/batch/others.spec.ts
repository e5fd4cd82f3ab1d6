// Batches of terminals, pods, stores, categories, banks and features of the apps, each with its own call.
import type { OperationId } from '#contract';
import { first } from '../banks/parts';
import { expect, follow, people, press, rows, test } from '../fixtures';
import { bar, close, expectSummary } from './parts';

const LISTS: [address: string, action: string, title: string, operation: OperationId][] = [
  ['./kiosk-terminal', 'Disable', 'Disable 2 terminals', 'updateKioskTerminal'],
  ['./agorapod-terminal', 'Disable', 'Disable 2 pods', 'updatePodDevice'],
  ['./agorapod-terminal', 'Delete', 'Delete 2 pods', 'deletePodDevice'],
  ['./store', 'Disable', 'Disable 2 stores', 'updateStore'],
  ['./category', 'Disable', 'Disable 2 categories', 'updateCategory'],
  [`./bank-inclusion?account=${first.acct}`, 'Exclude', 'Exclude 2 banks', 'updateAccountBank'],
  ['./featurecontrol', 'Disable', 'Disable 2 features', 'updateAgoraFeature'],
];

test('two rows of each list are switched or deleted, with the call of that list', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, './welcome');
  for (const [address, action, title, operation] of LISTS)
    await test.step(`${title}: ${address}`, async () => {
      await follow(page, './welcome');
      await follow(page, address);
      const active = rows(page).filter({ hasText: /Active|Included|Yes/ });
      await expect(active.nth(1)).toBeVisible();
      for (const at of [0, 1])
        await active
          .nth(at)
          .getByRole('checkbox', { name: /^Select / })
          .click();
      await press(bar(page), action);
      await press(page.getByRole('alertdialog', { name: `${title}?` }), action);
      await expectSummary(page, 'All 2 done.');
      expect(await world.asked(operation)).toHaveLength(2);
      await close(page);
      await expect(bar(page)).toBeHidden();
    });
});
