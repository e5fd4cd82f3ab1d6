import { defineArea } from '../../area';
import { savedMomentOf } from '../../manilaTime';
import { ALREADY_THERE, DONE, findOrUnknown, isTaken, listed, nextId, remove, sameText } from '../../records';
import { MANY, MANY_LONG, manyRows } from '../../seeding/manyRows';
import { newToken, sessionStore } from '../session/state';
import { type Hospital, type Kiosk, type Pod, seedHospitals, seedKiosks, seedPods } from './seed';

interface State {
  hospitals: Hospital[];
  kiosks: Kiosk[];
  pods: Pod[];
  /** Set by a scenario: the kiosks' server refuses every token. */
  refusesTokens: boolean;
}

const USUAL_KIOSKS = 34;
const USUAL_PODS = 57;

const manyKiosks = manyRows((now) => seedKiosks(now, MANY));
const manyPods = manyRows((now) => seedPods(now, seedHospitals(), MANY_LONG));

const tagOf = (isactive: 0 | 1) => (isactive === 1 ? 'active' : 'disabled');

function refusalOfKiosk(kiosks: Kiosk[], fields: Pick<Kiosk, 'terminalid' | 'deviceid'>, except?: Kiosk) {
  if (isTaken(kiosks, 'terminalid', fields.terminalid, except)) return ALREADY_THERE;
  return isTaken(kiosks, 'deviceid', fields.deviceid, except) ? ({ example: 'deviceTaken' } as const) : undefined;
}

const NO_HOSPITAL = { example: 'noHospital' } as const;

const hospitalIn = ({ hospitals }: State, code: string) => hospitals.find(({ hospcode }) => sameText(hospcode, code));

export const terminals = defineArea<State>({
  name: 'terminals',
  seed: (now) => {
    const hospitals = seedHospitals();
    const pods = seedPods(now, hospitals, USUAL_PODS);
    return { hospitals, pods, kiosks: seedKiosks(now, USUAL_KIOSKS), refusesTokens: false };
  },
  empty: () => ({ kiosks: [], pods: [] }),
  large: (now) => ({ kiosks: manyKiosks(now), pods: manyPods(now) }),
  scenarios: [
    {
      name: 'kiosk-token-refused',
      description: 'The server of the kiosks does not accept the service account: the list is empty, with a warning.',
      prepare: (_world, state) => {
        state.refusesTokens = true;
      },
    },
    {
      name: 'no-terminals',
      description: 'There is no kiosk and no pod yet.',
      prepare: (_world, state) => void Object.assign(state, { kiosks: [], pods: [] } satisfies Partial<State>),
    },
  ],
  handlers: {
    issueKioskToken: ({ world }) => {
      const access_token = newToken();
      world.state(sessionStore).serviceTokens[access_token] = world.now();
      return { status: 200, body: { access_token } };
    },
    listKioskTerminals: ({ state }) => (state.refusesTokens ? { example: 'tokenRefused' } : listed(state.kiosks)),
    addKioskTerminal: ({ body, state, world }) => {
      const { username, ...fields } = body.Value;
      const refusal = refusalOfKiosk(state.kiosks, fields);
      if (refusal) return refusal;
      const saved = { creationdate: savedMomentOf(world.now()), createdby: username };
      const device_hospitalid = nextId(state.kiosks, 'device_hospitalid');
      state.kiosks.push({ device_hospitalid, ...fields, tags: tagOf(fields.isactive), ...saved });
      return DONE;
    },
    updateKioskTerminal: ({ body, state }) => {
      const { device_hospitalid, ...fields } = body.Value;
      return findOrUnknown(state.kiosks, 'device_hospitalid', device_hospitalid, (kiosk) => {
        const refusal = refusalOfKiosk(state.kiosks, fields, kiosk);
        if (refusal) return refusal;
        Object.assign(kiosk, { ...fields, tags: tagOf(fields.isactive) } satisfies Partial<Kiosk>);
        return DONE;
      });
    },
    listPodDevices: ({ state }) => listed(state.pods),
    addPodDevice: ({ body, state, world }) => {
      const { postedby, ...fields } = body.Value;
      const hospital = hospitalIn(state, fields.hospcode);
      if (isTaken(state.pods, 'deviceid', fields.deviceid)) return ALREADY_THERE;
      if (!hospital) return NO_HOSPITAL;
      const saved = { posteddate: savedMomentOf(world.now()), username: postedby };
      state.pods.push({ agorapoddeviceid: nextId(state.pods, 'agorapoddeviceid'), ...fields, ...hospital, ...saved });
      return DONE;
    },
    updatePodDevice: ({ body, state }) => {
      const { agorapoddeviceid, postedby: _, ...fields } = body.Value;
      return findOrUnknown(state.pods, 'agorapoddeviceid', agorapoddeviceid, (pod) => {
        const hospital = hospitalIn(state, fields.hospcode);
        if (isTaken(state.pods, 'deviceid', fields.deviceid, pod)) return ALREADY_THERE;
        if (!hospital) return NO_HOSPITAL;
        Object.assign(pod, { ...fields, ...hospital } satisfies Partial<Pod>);
        return DONE;
      });
    },
    deletePodDevice: ({ body, state }) =>
      findOrUnknown(state.pods, 'agorapoddeviceid', body.Value.agorapoddeviceid, (pod) => {
        remove(state.pods, pod);
        return DONE;
      }),
  },
});
