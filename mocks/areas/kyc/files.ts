// The pictures that a member submitted, and their paths.
import type { components } from '#contract';
import { brokenPicture } from '../../seeding/brokenPictures';
import { pngOf, rotated } from '../../seeding/drawing';
import { otherPicture } from '../../seeding/otherPictures';
import { companyId, governmentId, selfie } from './drawings';
import type { Registration } from './model';
import { serialOfRecord, traitsAt } from './registration';
import { registrationByRecord, type State } from './state';

type FileEntry = components['schemas']['FileEntry'];
type FileType = components['schemas']['FileType'];

export function filesOf(state: State, recordid: number, type: FileType): FileEntry[] {
  if (!state.hasPictures || !registrationByRecord(state, recordid)) return [];
  const { hasSelfie, idFile } = traitsAt(state.register, serialOfRecord(recordid));
  const entry = (tag: FileEntry['tag'], shown: Shown): FileEntry => ({
    tag,
    path: `kyc/${recordid}/${shown}.png`,
    ext: 'png',
    filename: `${shown}.png`,
  });
  return [
    ...(type === 'govid' && hasSelfie ? [entry('selfie', 'selfie')] : []),
    ...(type === idFile ? [entry('ID', type)] : []),
  ];
}

export const isInSharePoint = (state: State, recordid: number) =>
  traitsAt(state.register, serialOfRecord(recordid)).isInSharePoint;

export function pictureAt(state: State, path: string): Uint8Array | undefined {
  const found = submittedAt(state, path);
  if (!found) return undefined;
  const serial = serialOfRecord(found.registration.recordid);
  const { isIdTurned } = traitsAt(state.register, serial);
  const [ofFirstBrand] = state.register.pending;
  const place = ofFirstBrand.indexOf(serial);
  const other = state.hasOtherTypes ? otherPicture(place) : undefined;
  const bytes = state.savedPictures.get(path) ?? other ?? picture(found.registration, found.shown, isIdTurned);
  if (state.breaksPictures) return brokenPicture(place, found.shown === 'selfie', bytes);
  return state.cutsPictures ? bytes.slice(0, bytes.length / 2) : bytes;
}

export function savePicture(state: State, path: string, bytes: Uint8Array): boolean {
  if (!submittedAt(state, path)) return false;
  state.savedPictures.set(path, bytes);
  return true;
}

function submittedAt(state: State, path: string): { registration: Registration; shown: Shown } | undefined {
  const [, digits, shown] = /^kyc\/(\d+)\/(selfie|govid|intid)\.png$/.exec(path) ?? [];
  const recordid = Number(digits);
  const type = shown === 'intid' ? 'intid' : 'govid';
  if (!digits || !filesOf(state, recordid, type).some((file) => file.path === path)) return undefined;
  const registration = registrationByRecord(state, recordid);
  return registration && { registration, shown: shown as Shown };
}

/** The pictures that members submit, drawn on request. */
type Shown = 'selfie' | 'govid' | 'intid';

const drawings = { selfie, govid: governmentId, intid: companyId };

function picture(registration: Registration, shown: Shown, isIdTurned: boolean): Uint8Array {
  const drawing = drawings[shown](registration);
  return pngOf(isIdTurned && shown !== 'selfie' ? rotated(drawing) : drawing);
}
