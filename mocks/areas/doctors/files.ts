// The pictures of an application and their paths. They are drawn on request.
import type { components } from '#contract';
import { brokenPicture } from '../../seeding/brokenPictures';
import { pngOf } from '../../seeding/drawing';
import { serialOfRecord, traitsAt } from './application';
import { professionalLicence, selfie } from './drawings';
import { licenceOf } from './licence';
import { applicationByRecord, type State } from './state';

type DoctorFile = components['schemas']['DoctorFile'];

export function filesOf(state: State, docuserId: number): DoctorFile[] {
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

export function pictureAt(state: State, path: string): Uint8Array | undefined {
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
