import { defineArea } from '../../area';
import { COLLEAGUE } from '../../editedElsewhere';
import { NEVER, savedMomentOf } from '../../manilaTime';
import { ALREADY_THERE, DONE, findOrUnknown, isTaken, listed, nextId, remove, sameText } from '../../records';
import { MANY, manyRows } from '../../seeding/manyRows';
import { folded } from '../../seeding/text';
import type { Facility } from './fixtures';
import { seedFacilities, seedProviders, type TopProvider } from './seed';

interface State {
  facilities: readonly Facility[];
  providers: TopProvider[];
  /** Set by a scenario: a colleague has always just added the same. */
  isColleagueQuicker: boolean;
}

const FOUND_AT_MOST = 500;

let facilitiesMade: readonly Facility[] | undefined;
/** No call changes facilities, so all worlds share them. */
const manyFacilities = () => {
  facilitiesMade ??= seedFacilities(MANY);
  return facilitiesMade;
};
const manyProviders = manyRows((now) => seedProviders(now, manyFacilities(), 1).slice(0, MANY));

const NO_FACILITY = { example: 'noFacility' } as const;

const foldedFacilities = new WeakMap<Facility, string>();

/** Folded once each, because there may be a hundred thousand. */
function foldedFacility(facility: Facility): string {
  const known = foldedFacilities.get(facility) ?? folded(`${facility.code}\n${facility.name}`);
  foldedFacilities.set(facility, known);
  return known;
}

const has = (text: string) => {
  const searched = folded(text.trim());
  return (facility: Facility) => foldedFacility(facility).includes(searched);
};

export const providers = defineArea<State>({
  name: 'providers',
  seed: (now) => {
    const facilities = seedFacilities();
    return { facilities, providers: seedProviders(now, facilities), isColleagueQuicker: false };
  },
  empty: () => ({ providers: [] }),
  large: (now) => ({ facilities: manyFacilities(), providers: manyProviders(now) }),
  scenarios: [
    {
      name: 'facility-taken',
      description:
        'While someone gives a facility a ceiling, a colleague is quicker: the facility is already in the list.',
      prepare: (_world, state) => {
        state.isColleagueQuicker = true;
      },
    },
  ],
  handlers: {
    listTopProviders: ({ state }) => listed(state.providers),
    searchFacilities: ({ body, state }) => {
      const found = state.facilities.filter(has(body.Value.key));
      if (found.length === 0) return { example: 'empty' };
      const data = found.toSorted((one, other) => one.name.localeCompare(other.name)).slice(0, FOUND_AT_MOST);
      return { status: 200, body: { success: true, data } };
    },
    addTopProvider: ({ body, state, world }) => {
      const { isaautoapprove, ...fields } = body.Value;
      const facility = state.facilities.find(({ code }) => sameText(code, fields.code));
      if (!facility) return NO_FACILITY;
      // A facility can have a ceiling for each year.
      const ofThatYear = state.providers.filter(({ year }) => year === fields.year);
      if (isTaken(ofThatYear, 'code', fields.code)) return ALREADY_THERE;
      const added: TopProvider = {
        recordid: nextId(state.providers, 'recordid'),
        ...fields,
        isaautoapprove: isaautoapprove === 1,
        addeddate: savedMomentOf(world.now()),
        lastupdateby: '',
        lastupdatedate: NEVER,
      };
      state.providers.push(state.isColleagueQuicker ? { ...added, diag_limit: '1000.00', addedby: COLLEAGUE } : added);
      return state.isColleagueQuicker ? ALREADY_THERE : DONE;
    },
    updateTopProvider: ({ body, state, world }) => {
      const { recordid, isaautoapprove, ...fields } = body.Value;
      return findOrUnknown(state.providers, 'recordid', recordid, (provider) => {
        const lastupdatedate = savedMomentOf(world.now());
        const change = { ...fields, isaautoapprove: isaautoapprove === 1, lastupdatedate };
        Object.assign(provider, change satisfies Partial<TopProvider>);
        return DONE;
      });
    },
    deleteTopProvider: ({ body, state }) =>
      findOrUnknown(state.providers, 'recordid', body.Value.recordid, (provider) => {
        remove(state.providers, provider);
        return DONE;
      }),
  },
});
