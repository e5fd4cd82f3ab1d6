// What departed from the contract before the literal upstream, as its gateways leave it when they stop.
import { existsSync, readFileSync } from 'node:fs';
import { VARIANTS, type Variant } from '../mocks/literal/shapes';

export const driftOf = (variant: Variant) => `.cache/literal-${variant}-drift.json`;
