import type { components } from '#contract';

export type Offer = components['schemas']['Offer'];
export type Store = components['schemas']['Store'];
export type Category = components['schemas']['Category'];

/** An offer has two flags, which may contradict each other: it is active only when both say so. */
export const isActive = ({ isactive, status }: Pick<Offer, 'isactive' | 'status'>) => isactive && status === 'A';
