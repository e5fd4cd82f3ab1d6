import { defineArea } from '../../area';
import { DAY_MS, startOfWrittenDay } from '../../manilaTime';
import { listed } from '../../records';
import { hugeLogs, logsBetween, noLogs, usualLogs } from './requestLogs';

export const logs = defineArea({
  name: 'logs',
  seed: (now) => ({
    amount: usualLogs(now),
    /** Set by a scenario. */
    beingArchived: false,
  }),
  empty: () => ({ amount: noLogs }),
  large: (now) => ({ amount: hugeLogs(now) }),
  scenarios: [
    {
      name: 'logs-refused',
      description: 'The request logs are being archived: exporting them is refused with a message.',
      prepare(_world, state) {
        state.beingArchived = true;
      },
    },
  ],
  handlers: {
    listRequestLogs: ({ headers, state }) => {
      if (state.beingArchived) return { example: 'refused' };
      const [from, to] = [headers.datefrom, headers.dateto].map(startOfWrittenDay) as [number, number];
      const end = to + DAY_MS;
      return listed(logsBetween(state.amount, from, end));
    },
  },
});
