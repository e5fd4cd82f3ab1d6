// Finds people who can sign in to a world, for testers. A large world has very many, so the answer is limited.
import * as v from 'valibot';
import { personBy, sessionStore } from '../areas/session/state';
import type { Person } from '../people';
import { folded } from '../seeding/text';
import type { World } from '../worlds/world';

/** Searches by words of the name, department or address, or by an exact email address. */
export const signersQuery = v.strictObject({
  search: v.optional(v.string()),
  email: v.optional(v.string()),
  limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/))),
});

/** What a tester needs to sign in as this person, and what would hinder it. */
const accountOf = ({ emailaddress, firstname, lastname, department, password, ...state }: Person) => ({
  emailaddress,
  name: `${firstname} ${lastname}`,
  department,
  password,
  hindrance: hindranceOf(state),
});

function hindranceOf({ status, lockedOut, passwordExpired }: Pick<Person, 'status' | 'lockedOut' | 'passwordExpired'>) {
  if (lockedOut) return 'locked out';
  if (status === 'D') return 'disapproved';
  return passwordExpired ? 'expired password' : '';
}

function peopleOf(world: World, search: string, email: string | undefined): Person[] {
  const state = world.state(sessionStore);
  if (email !== undefined) return [personBy(state, email) ?? []].flat();
  const words = folded(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return state.people;
  return state.people.filter(({ firstname, lastname, department, emailaddress }) => {
    const text = folded(`${firstname} ${lastname} ${department} ${emailaddress}`);
    return words.every((word) => text.includes(word));
  });
}

/** The first matches, and the number of all matches. */
export function signersOf(world: World, { search = '', email, limit = '50' }: v.InferOutput<typeof signersQuery>) {
  const found = peopleOf(world, search, email);
  return { found: found.length, people: found.slice(0, Number(limit)).map(accountOf) };
}
