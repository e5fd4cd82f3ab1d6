import type { components } from '#contract';
import { defineArea } from '../../area';
import { DAY_MS, startOfWrittenDay, timeOf } from '../../manilaTime';
import { listed } from '../../records';
import { stateFromRecordings } from '../../worlds/recordedState';
import { hugeLogs, logsBetween, noLogs, usualLogs } from './requestLogs';

type RequestLog = components['schemas']['RequestLog'];

const isWithin = (at: number | null, from: number, end: number) => at !== null && at >= from && at < end;

export const logs = defineArea({
  name: 'logs',
  seed: (now) => ({
    amount: usualLogs(now),
    /** Logs recorded from real servers, instead of generated ones. */
    told: null as RequestLog[] | null,
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
  recorded: [stateFromRecordings(['listRequestLogs'], ({ rows: told }) => ({ told }))],
  handlers: {
    listRequestLogs: ({ headers, state }) => {
      if (state.beingArchived) return { example: 'refused' };
      const [from, to] = [headers.datefrom, headers.dateto].map(startOfWrittenDay) as [number, number];
      const end = to + DAY_MS;
      if (!state.told) return listed(logsBetween(state.amount, from, end));
      return listed(state.told.filter(({ reqtime }) => isWithin(timeOf(reqtime), from, end)));
    },
  },
});
