import { expect, ONLY_CONSOLE, people, test } from '../fixtures';
import { watchUnstyledElements } from '../helpers/unstyledElements';

test(
  'an element whose styles the build leaves out is noticed, however it is added',
  ONLY_CONSOLE,
  async ({ elsewhere, enterAs }) => {
    const looks = await watchUnstyledElements(elsewhere.context());
    await enterAs(people.administrator, './users', { page: elsewhere });
    expect([...looks]).toEqual([]);
    await elsewhere.evaluate(() => {
      const added = document.createElement('div');
      added.innerHTML =
        '<p><b class="bp6-tag bp6-interactive"></b></p><p class="bp6-button-group"><b class="bp6-popover-target"></b></p>';
      document.body.append(added);
      document.querySelector('main')?.classList.add('bp6-outlined');
    });
    await expect
      .poll(() => [...looks].toSorted())
      .toEqual(['.bp6-button-group .bp6-popover-target', '.bp6-outlined', '.bp6-tag.bp6-interactive']);
  },
);
