// The pictures that members submit, drawn on request.
import { pngOf, rotated } from '../../seeding/drawing';
import { companyId, governmentId, selfie } from './drawings';
import type { Registration } from './model';

export type Shown = 'selfie' | 'govid' | 'intid';

const drawings = { selfie, govid: governmentId, intid: companyId };

export function picture(registration: Registration, shown: Shown, isIdTurned: boolean): Uint8Array {
  const drawing = drawings[shown](registration);
  return pngOf(isIdTurned && shown !== 'selfie' ? rotated(drawing) : drawing);
}
