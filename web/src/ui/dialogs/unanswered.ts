// Whether a question is open: what asked it is not being done yet, so nothing may look as if it were.
import { proxy, useSnapshot } from 'valtio';

const state = proxy({ count: 0 });

export const useIsUnanswered = () => useSnapshot(state).count > 0;

export async function untilAnswered<Answer>(answer: Promise<Answer>): Promise<Answer> {
  state.count += 1;
  try {
    return await answer;
  } finally {
    state.count -= 1;
  }
}
