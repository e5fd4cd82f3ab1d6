// All scenarios. Those about the whole upstream have a file each here; the others are in the folders of their areas.
import type { Area } from '../area';
import { areas } from '../areas';
import type { Scenario } from '../worlds/world';
import { defaultScenario } from './default';
import { editedElsewhere } from './edited-elsewhere';
import { empty } from './empty';
import { large } from './large';
import { slow } from './slow';
import { upstreamDown } from './upstream-down';

const scenariosOf = (area: Area<unknown>): Scenario[] =>
  (area.scenarios ?? []).map(({ name, description, prepare }) => ({
    name,
    description,
    area: area.name,
    prepare: (world) => prepare(world, world.state(area)),
  }));

/** The first one is for worlds whose name does not begin with the name of a scenario. */
export const scenarios: [Scenario, ...Scenario[]] = [
  defaultScenario,
  empty,
  large,
  slow,
  upstreamDown,
  editedElsewhere,
  ...areas.flatMap(scenariosOf),
];
