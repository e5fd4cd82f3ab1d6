// All scenarios: those of the whole upstream stand here, a file each; those of one area stand with the area.
import type { Area } from '../area';
import { areas } from '../areas';
import type { Scenario } from '../world';
import { ordinary } from './default';
import { empty } from './empty';
import { large } from './large';
import { slow } from './slow';
import { upstreamDown } from './upstream-down';

const scenariosOf = (area: Area<unknown>): Scenario[] =>
  (area.scenarios ?? []).map(({ name, description, prepare }) => ({
    name,
    description,
    prepare: (world) => prepare(world, world.state(area)),
  }));

/** The first one is what a world begins in when its name says nothing else. */
export const scenarios: [Scenario, ...Scenario[]] = [
  ordinary,
  empty,
  large,
  slow,
  upstreamDown,
  ...areas.flatMap(scenariosOf),
];
