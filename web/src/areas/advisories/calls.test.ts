import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { SearchContext } from '@/app/routing/routes';
import { type Advisory, agoraQuery, agoraRecords } from './calls';

it('an advisory is found by its title, and by the ID that the list shows', async () => {
  const queries = new QueryClient();
  const advisory = { adv_id: 4711, advisoryname: 'Clinic hours', datefrom: '11/01/2026', dateto: '11/30/2026' };
  queries.setQueryData(agoraQuery.queryKey, [advisory as Advisory]);
  const asking = { queries, signal: new AbortController().signal } as SearchContext;
  for (const text of ['clinic', '4711'])
    expect((await agoraRecords.ask(text, asking)).records, text).toEqual([
      expect.objectContaining({ id: '4711', hint: '4711 · 11/01/2026 to 11/30/2026', to: '/advisory?open=4711' }),
    ]);
});
