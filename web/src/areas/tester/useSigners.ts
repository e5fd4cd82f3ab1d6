import { useState } from 'react';
import { type Account, accounts } from './calls';
import { useAnswer } from './useLoaded';

/** At most this many are shown, because a world may have a hundred thousand. */
const AT_MOST = 100;
const NOBODY = { asked: '', found: 0, people: [] as Account[] };

/**
 * The people who match the search, requested again when the world changes. The previous ones stay until the answer
 * comes.
 */
export function useSigners(search: string, about: unknown) {
  const [answer, setAnswer] = useState(NOBODY);
  const question = `${about} ${search}`;
  useAnswer(
    () => accounts(search, AT_MOST),
    ({ found, people }) => setAnswer({ asked: question, found, people }),
    question,
  );
  return { ...answer, isPending: answer.asked !== question };
}
