import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import * as calls from './calls';
import { filesOf } from './queues/queries';
import { registration } from './testing';

vi.mock('./calls', () => ({
  isFeatureOn: async () => false,
  filesOf: vi.fn(async () => [
    { tag: 'Selfie', path: 'a', filename: 'a.png', filetype: 'govid', sharepoint: false },
    { tag: 'govid', path: 'b', filename: 'b.png', filetype: 'govid', sharepoint: false },
  ]),
  saveImage: vi.fn(),
}));

it('a picture whose tag is a file type is the ID, and is saved under that tag', async () => {
  const member = registration({ recordid: 1 });
  const { selfie, id } = await filesOf(member, new QueryClient());
  expect([selfie?.path, id?.path]).toEqual(['a', 'b']);
  expect(calls.filesOf, 'the company ID is not asked for').toHaveBeenCalledTimes(1);
  await id?.save?.('base64');
  expect(calls.saveImage).toHaveBeenCalledWith(member, expect.objectContaining({ tag: 'govid' }), 'base64');
});
