import type { components } from '#contract';

export type Offer = components['schemas']['Offer'];
export type Store = components['schemas']['Store'];
export type Category = components['schemas']['Category'];

/** Only what is both counts as active: either of the two marks may say otherwise. */
export const isActive = ({ isactive, status }: Pick<Offer, 'isactive' | 'status'>) => isactive && status === 'A';
