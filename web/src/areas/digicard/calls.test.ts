import { afterEach, expect, it, vi } from 'vitest';
import { outcomeHeader } from '#wire/outcome';
import type { Agreed } from '@/api/client';
import { stubFetch } from '@/api/testing';
import type { Style } from './calls';

afterEach(() => vi.unstubAllGlobals());

const style: Style = {
  recordid: 1,
  isBoldFullname: true,
  isBoldCompany: false,
  isBoldOtherLabel: false,
  isBoldOtherValue: false,
  isVisibleSelfie: false,
  filename: 'card.png',
  filepath: 'digicards/card.png',
  filetype: 'image/png',
  is_exist: false,
  in_comp: true,
};

it.each([true, false])('a card exists if it is shown, whatever its style says: %s', async (isShown) => {
  const sent: unknown[] = [];
  // The progress of an upload is told by a request of its own, which this stands in for.
  vi.doMock('@/api/upload', () => ({
    fetchWithProgress: () => async (request: Request) => {
      sent.push(await request.json());
      return Response.json({ success: true }, { headers: outcomeHeader(undefined) });
    },
  }));
  // There is no FileReader outside a browser.
  vi.doMock('@/ui/files/base64', () => ({ base64Of: async () => 'AQ==' }));
  stubFetch(async () => Response.json({ success: true }));
  const { uploadCard } = await import('./calls');
  const image = new File([new Uint8Array([1])], 'new.png', { type: 'image/png' });
  await uploadCard({} as Agreed, 'LMN00000412', style, isShown, image, 'maria.santos@lumina.example', () => undefined);
  expect(sent).toMatchObject([{ Value: { is_exist: isShown, in_comp: true, filepath: 'digicards/card.png' } }]);
});
