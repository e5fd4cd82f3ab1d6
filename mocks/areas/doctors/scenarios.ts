import type { AreaScenario } from '../../area';
import { bankMissing, registerOf, secretariesFirst } from './register';
import type { State } from './state';

export const scenarios: AreaScenario<State>[] = [
  {
    name: 'bank-save-fails',
    description:
      "Doctors can be approved, but saving their bank details fails with 'Internal Server Error' every time.",
    prepare(world) {
      world.faults.set('saveDoctorBankDetails', { status: 500 });
    },
  },
  {
    name: 'bank-missing',
    description: 'The twelve doctors who were approved last have no bank details, like the few who never had any.',
    prepare(world, state) {
      state.register = registerOf(bankMissing, world.now());
    },
  },
  {
    name: 'secretary',
    description: 'The queue of doctors begins with six secretaries; the second of them works for 40 doctors.',
    prepare(world, state) {
      state.register = registerOf(secretariesFirst, world.now());
    },
  },
  {
    name: 'doctor-decided-elsewhere',
    description:
      'As soon as someone decides the first application in the queue of doctors, a colleague has approved it; the refusal says who and when.',
    prepare(_world, state) {
      state.decidedElsewhere = state.register.pending[0] ?? null;
    },
  },
  {
    name: 'applications-come-in',
    description: 'The last thirty applications of doctors have not arrived yet: one of them arrives each minute.',
    prepare(world, state) {
      state.comeInSince = world.begun;
    },
  },
  {
    name: 'doctor-files-missing',
    description: 'No application of a doctor has a picture, except that the second in the queue has a selfie.',
    prepare(_world, state) {
      state.onlySelfieOf = state.register.pending[1] ?? null;
    },
  },
  {
    name: 'doctor-broken-pictures',
    description:
      'Each of the first ten applications in the queue of doctors has a broken picture: a drawing, a page, a cut-off one, a single pixel, a PDF, …; none of them can be approved.',
    prepare(_world, state) {
      state.breaksPictures = true;
    },
  },
];
