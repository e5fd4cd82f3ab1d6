import { useState } from 'react';
import { type Account, accounts } from './calls';
import { useAsked } from './useLoaded';

/** So many are drawn: a world may have a hundred thousand. */
const AT_MOST = 100;
const NOBODY = { asked: '', found: 0, people: [] as Account[] };

/** Whom the words find, asked anew when the world changes; those who were found before stay until it has answered. */
export function useSigners(search: string, about: unknown) {
  const [answer, setAnswer] = useState(NOBODY);
  const asked = `${about} ${search}`;
  useAsked(
    () => accounts(search, AT_MOST),
    ({ found, people }) => setAnswer({ asked, found, people }),
    asked,
  );
  return { ...answer, isPending: answer.asked !== asked };
}
