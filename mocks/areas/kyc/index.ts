import type { components } from '#contract';
import { defineArea } from '../../area';
import { pictureTypeOf } from '../../forms/pictureType';
import { writtenMoment } from '../../manilaTime';
import { listed, quotedRefusal } from '../../records';
import { serialOfAccount } from '../../seeding/accounts';
import type { World } from '../../worlds/world';
import { callerOf } from '../session/state';
import { companyRecordsOf, coreMemberOf } from './core';
import { filesOf, isInSharePoint, pictureAt, savePicture } from './files';
import type { Registration } from './model';
import { huge, none, registerOf } from './register';
import { traitsAt } from './registration';
import { scenarios } from './scenarios';
import {
  decide,
  historyOf,
  pendingOf,
  reapprove,
  registrationByRecord,
  registrationOf,
  type State,
  searchOf,
  seedState,
} from './state';
import { outcomeOf } from './transitions';

type Schemas = components['schemas'];
type Decision = {
  memberid: number;
  status: 'A' | 'D';
  approved_by: string;
  remarks: string;
  reapprove_notification: '0' | '1';
};

/** Two of each brand, so that at least one is not the reviewer who asks. */
const COLLEAGUES = {
  first: ['paolo.garcia@lumina.example', 'jose.reyes@lumina.example'],
  second: ['andrea.cruz@avega.example', 'teresa.aquino@avega.example'],
};
const A_MOMENT_MS = 60_000;
const WORDS: Record<string, string> = { A: 'approved', D: 'disapproved', T: 'terminated', S: 'suspended' };

function saveDecision(world: World, state: State, decision: Decision) {
  const registration = registrationByRecord(state, decision.memberid);
  if (!registration) return { example: 'unknown' } as const;
  if (state.colleagueDecidesFirst) approveElsewhere(world, state, registration, decision.approved_by);
  const current = registrationByRecord(state, decision.memberid) ?? registration;
  const outcome = outcomeOf(current, decision.status === 'A' ? 'approve' : 'disapprove');
  if (!outcome) return { example: 'alreadyDecided', body: quotedRefusal(alreadyDecided(current)) } as const;
  if (decision.status === 'D' && decision.remarks.trim() === '') return { example: 'remarksMissing' } as const;
  decide(state, current, outcome, world.now(), {
    approved_by: decision.approved_by,
    remarks: decision.remarks || null,
    is_for_reapprove: decision.status === 'D' && decision.reapprove_notification === '1',
  });
  return { example: 'default' } as const;
}

function approveElsewhere(world: World, state: State, registration: Registration, reviewer: string): void {
  const outcome = outcomeOf(registration, 'approve');
  if (!outcome) return;
  const colleagues = registration.avegatag ? COLLEAGUES.second : COLLEAGUES.first;
  const approved_by = colleagues.find((email) => email !== reviewer) ?? '';
  const details = { approved_by, remarks: null, is_for_reapprove: false };
  decide(state, registration, outcome, world.now() - A_MOMENT_MS, details);
}

function alreadyDecided(registration: Registration): string {
  const { status, is_reapprove, approved_by, approved_date, reapproved_by, reapproved_date } = registration;
  const word = is_reapprove ? 'reapproved' : (WORDS[status] ?? 'decided');
  const by = reapproved_by ?? approved_by;
  return `The application has already been ${word} by ${by} on ${writtenMoment(reapproved_date ?? approved_date ?? '')}.`;
}

function saveReapproval(world: World, state: State, memberid: number, token: string) {
  const registration = registrationByRecord(state, memberid);
  if (registration?.is_reapprove) return { example: 'alreadyReapproved' } as const;
  const outcome = registration && outcomeOf(registration, 'reapprove');
  const by = callerOf(world, token)?.emailaddress;
  if (!outcome || !by) return { example: 'notForReapproval' } as const;
  reapprove(state, registration, outcome, world.now(), by);
  return { example: 'default' } as const;
}

function listFiles(state: State, recordid: number, type: Schemas['FileType']) {
  const data = filesOf(state, recordid, type);
  if (data.length === 0) return { example: 'fileDoesNotExist' } as const;
  return { status: 200, body: { data, sharepoint: isInSharePoint(state, recordid) } } as const;
}

function saveImage(state: State, base64: string, path: string) {
  const bytes = Buffer.from(base64, 'base64');
  if (!pictureTypeOf(bytes)) return { example: 'notAPicture' } as const;
  if (savePicture(state, path, bytes)) {
    return { status: 200, body: { success: true, base64: bytes.toString('base64') } } as const;
  }
  return { example: 'notAPicture', body: { success: false, message: 'File does not exist.' } } as const;
}

/** Prism does not check forms, so this text may not be JSON; then the path is empty. */
function pathIn(imageDetails: string | undefined): string {
  try {
    return String(JSON.parse(imageDetails ?? '').filepath);
  } catch {
    return '';
  }
}

function ofAccount(state: State, account: string) {
  const serial = serialOfAccount(account.trim());
  const registration = serial === undefined ? undefined : registrationOf(state, serial);
  return serial === undefined || !registration ? undefined : { registration, traits: traitsAt(state.register, serial) };
}

export const kyc = defineArea({
  name: 'kyc',
  seed: seedState,
  empty: (now) => ({ register: registerOf(none, now) }),
  large: (now) => ({ register: registerOf(huge, now) }),
  scenarios,
  handlers: {
    listPendingRegistrations: ({ headers, state, world }) => {
      const range = [Number(headers.recordstart), Number(headers.recordend)] as const;
      const body = pendingOf(state, headers.avega === '1', ...range, world.now());
      return body.recordcount > 0 ? { status: 200, body } : { example: 'empty' };
    },
    listRegistrationHistory: ({ headers, state }) =>
      listed(
        historyOf(state, {
          from: headers.datefrom,
          to: headers.dateto,
          by: headers.filterby,
          isReapproved: headers.reapprove === 'TRUE',
        }),
      ),
    searchRegistrations: ({ headers, state }) => listed(searchOf(state, headers.searchtext)),
    getMemberCoreData: ({ headers, state }) => {
      const known = ofAccount(state, headers.accountno);
      if (known?.traits.core === 'refused') return { status: 400, example: 'refused' };
      const data = known && coreMemberOf(known.registration, known.traits);
      return data ? { status: 200, body: { data } } : { example: 'nothing' };
    },
    listCompanyRecords: ({ headers, state }) => {
      const known = ofAccount(state, headers.account);
      return listed(known ? companyRecordsOf(known.registration, known.traits) : []);
    },
    listMemberFiles: ({ body, state }) => listFiles(state, body.Value.member_id, body.Value.file_type),
    listAxaDomainFiles: ({ body, state }) => listFiles(state, body.Value.member_id, body.Value.file_type),
    getImage: ({ headers, state }) => {
      const body = pictureAt(state, headers.imagepath ?? '');
      return body ? { status: 200, body } : { status: 404, example: 'fileDoesNotExist' };
    },
    saveImage: ({ body, state }) => saveImage(state, body.ImageBase64, body.ImageDetails.filepath),
    saveImageForm: ({ body, state }) => saveImage(state, body.base64 ?? '', pathIn(body.Image_datails)),
    saveDecision: ({ body, world, state }) => saveDecision(world, state, body.Value),
    reapproveRegistration: ({ body, world, state, token }) => saveReapproval(world, state, body.Value.memberid, token),
  },
});
