import { defineArea } from '../area';
import { seedRemarks } from '../registrations/remarks';

export const remarks = defineArea({
  name: 'remarks',
  seed: () => ({ list: seedRemarks() }),
  handlers: {
    listRemarks: ({ state }) =>
      state.list.length > 0 ? { status: 200, body: { data: state.list } } : { example: 'empty' },
  },
});
