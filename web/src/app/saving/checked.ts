// What the calls need that may not be sent unchecked. Only this folder uses these values: a test of the project looks.
import type { Agreed, Compared } from '@/api/client';

export const AGREED = {} as Agreed;
export const COMPARED = {} as Compared;
