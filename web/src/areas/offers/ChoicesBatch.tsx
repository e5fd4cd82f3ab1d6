import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { BatchBar } from '@/app/batch/BatchBar';
import { statusActions } from '@/app/batch/statusActions';
import type { SelectionProps } from '@/app/list/ListTable';
import { useSignedIn } from '@/app/session/store';
import { isActive } from '@/shared/content/contentFilters';
import { OFFERS_KEY, type OfferGroup, offersQuery } from './calls';
import type { OfferGroupKind } from './kinds';
import { disablingMany } from './rules';

export default function ChoicesBatch({ kind, ...chosen }: SelectionProps<OfferGroup> & { kind: OfferGroupKind }) {
  const { emailaddress } = useSignedIn().user_info.data;
  const queries = useQueryClient();
  const actions = useMemo(() => {
    /** Fetches the offers again, because a colleague may just have posted one. Null when that fails. */
    const activeOffers = (ids: ReadonlySet<number>) =>
      queries.fetchQuery(offersQuery).then(
        (offers) => offers.filter((offer) => isActive(offer) && ids.has(kind.chosenBy(offer) ?? 0)).length,
        () => null,
      );
    return statusActions({
      idOf: ({ id }: OfferGroup) => String(id),
      list: kind.query,
      valuesOf: ({ name, status }: OfferGroup) => ({ name, status }),
      field: 'status',
      on: 'A',
      off: 'D',
      means: async (rows, isOn) =>
        isOn
          ? 'They can be selected in new offers again.'
          : disablingMany(await activeOffers(new Set(rows.map(({ id }) => id)))),
      write: (choice, fields, checked) => kind.update(checked, choice, fields, emailaddress),
    });
  }, [kind, queries, emailaddress]);
  return (
    <BatchBar {...chosen} things={kind.things} nameOf={({ name }) => name} refresh={OFFERS_KEY} actions={actions} />
  );
}
