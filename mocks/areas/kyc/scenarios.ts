import type { AreaScenario } from '../../area';
import { sessionStore } from '../session/state';
import type { State } from './state';

export const scenarios: AreaScenario<State>[] = [
  {
    name: 'core-lookup-down',
    description: 'Opening a registration fails: the core system does not answer.',
    prepare(world) {
      world.faults.set('getMemberCoreData', { drop: true });
    },
  },
  {
    name: 'core-lookup-refused',
    description: 'Opening a registration fails: the core system refuses every call about a member, with a reason.',
    prepare(world) {
      world.faults.set('getMemberCoreData', { status: 400 });
    },
  },
  {
    name: 'missing-files',
    description: 'No one has submitted any picture.',
    prepare(_world, state) {
      state.hasPictures = false;
    },
  },
  {
    name: 'own-store',
    description: "The AXA domain is switched off: pictures come from the provider's own storage.",
    prepare(world) {
      world.state(sessionStore).features.ENABLE_AXADOMAIN = false;
    },
  },
  {
    name: 'decided-elsewhere',
    description:
      'As soon as someone decides a registration, a colleague has approved it; the refusal says who and when.',
    prepare(_world, state) {
      state.colleagueDecidesFirst = true;
    },
  },
  {
    name: 'requests-come-in',
    description: 'The last thirty requests of each queue have not arrived yet: one of them arrives each minute.',
    prepare(world, state) {
      state.comeInSince = world.begun;
    },
  },
  {
    name: 'slow-images',
    description: 'Every picture takes three seconds to load.',
    prepare(world) {
      world.faults.set('getImage', { latencyMs: 3000 });
    },
  },
  {
    name: 'cut-images',
    description: 'Every picture is cut off in the middle, and is shown as one that could not be loaded.',
    prepare(_world, state) {
      state.cutsPictures = true;
    },
  },
  {
    name: 'broken-pictures',
    description:
      'Each of the first ten cases in the queue has a broken picture: a drawing, a page, a cut-off one, a single pixel, a PDF, …; none of them can be approved.',
    prepare(_world, state) {
      state.breaksPictures = true;
    },
  },
  {
    name: 'other-picture-types',
    description:
      'The pictures of the first three cases in the queue are WebP, GIF and BMP, which no one can upload; they are shown like all others.',
    prepare(_world, state) {
      state.hasOtherTypes = true;
    },
  },
];
