// One case by the id in the address, whichever tab it is in.
import { queryOptions } from '@tanstack/react-query';
import type { Kind } from './kind';

const FRESH_MS = 5 * 60_000;

export const caseQuery = <Row extends object>(kind: Kind<Row>, id: string) =>
  queryOptions({
    queryKey: [kind.name, 'case', 'record', id],
    queryFn: () => kind.find(id),
    staleTime: FRESH_MS,
  });
