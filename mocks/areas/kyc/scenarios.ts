import type { AreaScenario } from '../../area';
import { sessionStore } from '../session/state';
import type { State } from './state';

export const scenarios: AreaScenario<State>[] = [
  {
    name: 'core-lookup-down',
    description: 'Opening a registration fails: the core system gives no answer about any member.',
    prepare(world) {
      world.faults.set('getMemberCoreData', { drop: true });
    },
  },
  {
    name: 'core-lookup-refused',
    description: 'Opening a registration fails: the core system refuses every question about a member, and says why.',
    prepare(world) {
      world.faults.set('getMemberCoreData', { status: 400 });
    },
  },
  {
    name: 'missing-files',
    description: 'Nobody has submitted any picture.',
    prepare(_world, state) {
      state.hasPictures = false;
    },
  },
  {
    name: 'own-store',
    description: "The AXA domain is switched off: pictures come from the provider's own store.",
    prepare(world) {
      world.state(sessionStore).features.ENABLE_AXADOMAIN = false;
    },
  },
  {
    name: 'decided-elsewhere',
    description:
      'Whatever is decided here was approved by a colleague a moment before, and the refusal says by whom and when.',
    prepare(_world, state) {
      state.colleagueDecidesFirst = true;
    },
  },
  {
    name: 'requests-come-in',
    description: 'The last thirty requests of each queue are not there yet: one of them comes in each minute.',
    prepare(world, state) {
      state.comeInSince = world.now();
    },
  },
  {
    name: 'slow-images',
    description: 'Every picture takes three seconds to come.',
    prepare(world) {
      world.faults.set('getImage', { latencyMs: 3000 });
    },
  },
  {
    name: 'cut-images',
    description: 'Every picture ends in the middle of its bytes, and is told as one that could not be loaded.',
    prepare(_world, state) {
      state.cutsPictures = true;
    },
  },
  {
    name: 'broken-pictures',
    description:
      'Of the first ten cases in the queue one picture each is none: a drawing, a page, a cut-off one, a single pixel, a PDF, …; none of them can be approved.',
    prepare(_world, state) {
      state.breaksPictures = true;
    },
  },
];
