import { defineArea, found } from '../../area';
import { DAY_MS, startOfWrittenDay } from '../../manila';
import { logsBetween, usualLogs } from './requestLogs';

export const logs = defineArea({
  name: 'logs',
  seed: (now) => ({
    book: usualLogs(now),
    /** A scenario sets this. */
    beingArchived: false,
  }),
  handlers: {
    listRequestLogs: ({ headers, state }) => {
      if (state.beingArchived) return { example: 'refused' };
      const [from, to] = [headers.datefrom, headers.dateto].map(startOfWrittenDay) as [number, number];
      return found(logsBetween(state.book, from, to + DAY_MS));
    },
  },
});
