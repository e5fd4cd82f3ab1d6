import type { components } from '#contract';
import { defineArea } from '../../area';
import { writtenMoment } from '../../manilaTime';
import { DONE, listed, quotedRefusal, UNKNOWN } from '../../records';
import { brokenPicture } from '../../seeding/brokenPictures';
import { pngOf } from '../../seeding/drawing';
import type { World } from '../../worlds/world';
import { serialOfRecord, traitsAt } from './application';
import { professionalLicence, selfie } from './drawings';
import { licenceOf } from './licence';
import type { Application, BankDetails } from './model';
import { huge, none, registerOf } from './register';
import { scenarios } from './scenarios';
import {
  applicationByCode,
  applicationByRecord,
  applicationOf,
  decide,
  historyOf,
  pendingOf,
  type State,
  saveBankDetails,
  searchOf,
  seedState,
} from './state';
import { outcomeOf } from './transitions';

interface Decision {
  DOCUSER_ID: number;
  status: 'A' | 'D';
  approved_by: string;
  remarks: string;
}

/** Two, so that at least one is not the reviewer who asks. */
const COLLEAGUES = ['rowena.ibanez@lumina.example', 'ramon.bautista@lumina.example'];
const A_MOMENT_MS = 60_000;
const WORDS: Record<string, string> = { A: 'approved', D: 'disapproved' };

function saveDecision(world: World, state: State, { DOCUSER_ID, status, approved_by, remarks }: Decision) {
  approveElsewhere(world, state, approved_by);
  const application = applicationByRecord(state, DOCUSER_ID);
  if (!application) return UNKNOWN;
  const outcome = outcomeOf(application, status);
  if (!outcome) return { example: 'alreadyDecided', body: quotedRefusal(alreadyDecided(application)) } as const;
  if (status === 'D' && remarks.trim() === '') return { example: 'remarksMissing' } as const;
  decide(state, application, outcome, world.now(), { Approvedby: approved_by, remarks: remarks || null });
  return DONE;
}

function approveElsewhere(world: World, state: State, reviewer: string): void {
  const application = state.decidedElsewhere === null ? undefined : applicationOf(state, state.decidedElsewhere);
  const outcome = application && outcomeOf(application, 'A');
  if (!outcome) return;
  const Approvedby = COLLEAGUES.find((email) => email !== reviewer) ?? null;
  decide(state, application, outcome, world.now() - A_MOMENT_MS, { Approvedby, remarks: null });
}

const alreadyDecided = ({ RegStatus, Approvedby, Approveddate }: Application) =>
  `The application has already been ${WORDS[RegStatus] ?? 'decided'} by ${Approvedby} on ${writtenMoment(Approveddate ?? '')}.`;

function saveBank(state: State, drcode: string, details: BankDetails) {
  const application = applicationByCode(state, drcode);
  if (!application) return { example: 'unknownDoctor' } as const;
  if (application.RegStatus !== 'A') return { example: 'notApproved' } as const;
  saveBankDetails(state, application, details);
  return DONE;
}

export const doctors = defineArea({
  name: 'doctors',
  seed: seedState,
  empty: (now) => ({ register: registerOf(none, now), remarks: [] }),
  large: (now) => ({ register: registerOf(huge, now) }),
  scenarios,
  handlers: {
    listPendingDoctors: ({ state, world }) => listed(pendingOf(state, world.now())),
    listDoctorHistory: ({ state }) => listed(historyOf(state)),
    listDoctorExportRows: ({ state }) => listed(historyOf(state)),
    searchDoctors: ({ headers, state }) => listed(searchOf(state, headers.searchtext)),
    listDoctorRemarks: ({ state }) => listed(state.remarks),
    listDoctorFiles: ({ body, state }) => {
      const data = filesOf(state, body.Value.doctor_id);
      return data.length > 0 ? { status: 200, body: { data } } : { example: 'fileDoesNotExist' };
    },
    getDoctorImage: ({ headers, state }) => {
      const body = pictureAt(state, headers.imagepath ?? '');
      return body ? { status: 200, body } : { status: 404, example: 'fileDoesNotExist' };
    },
    decideDoctorApplication: ({ body, world, state }) => saveDecision(world, state, body.Value),
    saveDoctorBankDetails: ({ body, state }) => {
      const { drcode, bankacct, swiftcode } = body.Value;
      return saveBank(state, drcode, { bankacct, swiftcode });
    },
  },
});

/** The pictures of an application and their paths. They are drawn on request. */
type DoctorFile = components['schemas']['DoctorFile'];

function filesOf(state: State, docuserId: number): DoctorFile[] {
  if (!applicationByRecord(state, docuserId)) return [];
  return tagsOf(state, serialOfRecord(docuserId)).map((tag) => ({
    tag,
    path: `doctors/${docuserId}/${tag}.png`,
  }));
}

function tagsOf({ register, onlySelfieOf }: State, serial: number): DoctorFile['tag'][] {
  if (onlySelfieOf !== null) return onlySelfieOf === serial ? ['selfie'] : [];
  const { hasSelfie, hasLicence } = traitsAt(register, serial);
  return [...(hasSelfie ? (['selfie'] as const) : []), ...(hasLicence ? (['prc_id'] as const) : [])];
}

function pictureAt(state: State, path: string): Uint8Array | undefined {
  const docuserId = Number(/^doctors\/(\d+)\//.exec(path)?.[1]);
  const file = filesOf(state, docuserId).find((candidate) => candidate.path === path);
  const application = applicationByRecord(state, docuserId);
  if (!file || !application) return undefined;
  const serial = serialOfRecord(docuserId);
  const drawn = () => {
    if (file.tag === 'selfie') return pngOf(selfie(application));
    const licence = licenceOf(application, traitsAt(state.register, serial), state.register.now);
    return pngOf(professionalLicence(application, licence));
  };
  const { breaksPictures, register } = state;
  return breaksPictures ? brokenPicture(register.pending.indexOf(serial), file.tag === 'selfie', drawn()) : drawn();
}
