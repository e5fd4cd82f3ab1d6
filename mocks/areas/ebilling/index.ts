import { defineArea } from '../../area';
import { NEVER, savedMomentOf } from '../../manilaTime';
import { ALREADY_THERE, DONE, findOrUnknown, listed, nextId } from '../../records';
import { municipalitiesOf, municipalityOf, type Place, provincesOf, regions } from './places';
import { type Assignment, seedAssignments, seedEveryAssignment } from './seed';

interface State {
  assignments: Assignment[];
  regions: Place[];
  /** Set by a scenario: a colleague always adds the same one first. */
  hasColleague: boolean;
}

const COLLEAGUE = 'josefina.castaneda@lumina.example';
const NO_PLACE = { example: 'noPlace' } as const;
const ADDRESS = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/;

type Recipients = Pick<Assignment, 'EmailAdd' | 'CCEmail' | 'BCCEmail'>;

const areAddresses = (text: string) => text.split(';').every((address) => ADDRESS.test(address.trim()));

/** The refusal for the first field with an invalid address. */
function badAddressIn({ EmailAdd, CCEmail, BCCEmail }: Recipients) {
  if (!areAddresses(EmailAdd)) return { example: 'badAddress' } as const;
  if (!areAddresses(CCEmail)) return { example: 'badCc' } as const;
  if (!areAddresses(BCCEmail)) return { example: 'badBcc' } as const;
  return undefined;
}

export const ebilling = defineArea<State>({
  name: 'ebilling',
  seed: (now) => ({ assignments: seedAssignments(now), regions, hasColleague: false }),
  empty: () => ({ assignments: [] }),
  large: (now) => ({ assignments: seedEveryAssignment(now) }),
  scenarios: [
    {
      name: 'no-regions',
      description: 'The server of e-billing knows no region: recipients can be changed, but none can be added.',
      prepare(_world, state) {
        state.regions = [];
      },
    },
    {
      name: 'recipients-added-elsewhere',
      description: 'When someone adds recipients of e-billing for a municipality, a colleague has just added them.',
      prepare(_world, state) {
        state.hasColleague = true;
      },
    },
  ],
  handlers: {
    listEbillingAssignments: ({ state }) => listed(state.assignments),
    listRegions: ({ state }) => listed(state.regions),
    listProvinces: ({ headers }) => listed(provincesOf(headers.regioncode)),
    listMunicipalities: ({ headers }) => listed(municipalitiesOf(headers.regioncode, headers.provincecode)),
    addEbillingAssignment: ({ body, state, world }) => {
      const { MunicipalCode, Regcode, PostedBy, ...fields } = body.Value;
      const place = municipalityOf(MunicipalCode);
      if (!place) return NO_PLACE;
      const refusal = badAddressIn(fields);
      if (refusal) return refusal;
      const { region, province } = place;
      const add = (by: string) =>
        state.assignments.push({
          eBilling_EAssignID: nextId(state.assignments, 'eBilling_EAssignID'),
          Office: Regcode,
          RegionCode: region.code,
          RegionName: region.name,
          ProvinceCode: province.code,
          ProvinceName: province.name,
          MunicipalCode,
          MunicipalName: place.name,
          ...fields,
          PostedBy: by,
          Posted: savedMomentOf(world.now()),
          EditedBy: '',
          Edited: NEVER,
        });
      const exists = () => isTaken(state.assignments, { MunicipalCode, Office: Regcode, Avega: fields.Avega });
      if (state.hasColleague && !exists()) add(COLLEAGUE);
      if (exists()) return ALREADY_THERE;
      add(PostedBy);
      return DONE;
    },
    // An update cannot change the municipality and the office.
    updateEbillingAssignment: ({ body, state, world }) => {
      const { eBilling_EAssign_ID: id, MunicipalCode: _, Regcode: __, EditedBy, ...fields } = body.Value;
      return findOrUnknown(state.assignments, 'eBilling_EAssignID', id, (assignment) => {
        const refusal = badAddressIn(fields);
        if (refusal) return refusal;
        if (isTaken(state.assignments, { ...assignment, Avega: fields.Avega }, assignment)) return ALREADY_THERE;
        Object.assign(assignment, {
          ...fields,
          EditedBy,
          Edited: savedMomentOf(world.now()),
        } satisfies Partial<Assignment>);
        return DONE;
      });
    },
  },
});

type Served = Pick<Assignment, 'MunicipalCode' | 'Office' | 'Avega'>;

/** A municipality has one list of recipients for each brand and office. */
function isTaken(assignments: readonly Assignment[], { MunicipalCode, Office, Avega }: Served, except?: Assignment) {
  return assignments.some(
    (each) => each !== except && each.MunicipalCode === MunicipalCode && each.Office === Office && each.Avega === Avega,
  );
}
