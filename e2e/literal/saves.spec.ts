// The main save of every screen, before an upstream that takes and answers what the specification says and no further: the
// console says that it is done, and the upstream has heard of it what its documents say.
import { toastShown } from '../helpers/toasts';
import { expect, test } from './fixtures';
import { ADMINISTRATOR } from './people';
import { SAVES_OF_ACCOUNTS } from './savesOfAccounts';
import { SAVES_OF_CONTENT } from './savesOfContent';
import { SAVES_OF_PEOPLE } from './savesOfPeople';

for (const [path, saves] of Object.entries({ ...SAVES_OF_PEOPLE, ...SAVES_OF_CONTENT, ...SAVES_OF_ACCOUNTS }))
  for (const { does, who = ADMINISTRATOR, at = '', act, says, call, brings } of saves)
    test(`${path}: ${does}`, async ({ page, enterAs, upstream, variant }) => {
      test.skip(variant === 'empty', 'it has nothing to change');
      await enterAs(who, `.${path}${at}`);
      await act(page);
      await toastShown(page, says);
      const asked = await upstream.asked(call);
      expect(asked.map(({ body, headers }) => ({ ...headers, ...body }))).toContainEqual(expect.objectContaining(brings));
      expect(await upstream.complaints(call)).toEqual([]);
    });
