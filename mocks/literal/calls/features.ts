import { adds, lists, openList, removes, updates } from '../callBehaviour.ts';
import { doctorAppFeature, memberAppFeature } from '../entities/accounts.ts';
import type { Entity } from '../entity.ts';
import { isSuccessErrorMessage } from '../replies.ts';
import type { Call, Section } from '../shapes.ts';

const ID = 'featcon_ID|featurerecid';
const VALUES = 'feature status=A|D|S remarks|cbmsg url';

/** "Feature control (/featurecontrol and /featurecontrolaruga)": a set of calls for each. */
function featuresOf(app: 'MemberApp' | 'DoctorApp', path: string, of: Entity): Call[] {
  return [
    {
      name: `features${app}`,
      spec: 'console: "GET list (an \'Invalid Access Token\' response is ignored)"',
      method: 'GET',
      path,
      sends: {},
      answers: lists(of, openList),
    },
    {
      name: `addFeature${app}`,
      spec: 'console: "POST add {feature, status, remarks or cbmsg, url, postedby} (one variant needs no token)"',
      method: 'POST',
      path: `${path}/add`,
      sends: { body: `${VALUES} postedby` },
      token: 'either',
      answers: adds(of, isSuccessErrorMessage),
    },
    {
      name: `updateFeature${app}`,
      spec: 'console: "POST update {featcon_ID or featurerecid, feature, status, remarks or cbmsg, url, editedby}"',
      method: 'POST',
      path: `${path}/update`,
      sends: { body: `${ID} ${VALUES} editedby` },
      answers: updates(of, isSuccessErrorMessage),
    },
    {
      name: `deleteFeature${app}`,
      spec: 'console: "POST delete {featcon_ID or featurerecid}. Responses: is_success, error_message"',
      method: 'POST',
      path: `${path}/delete`,
      sends: { body: ID },
      answers: removes(of, isSuccessErrorMessage),
    },
  ];
}

export const features: Section = {
  title: 'console §7: Feature control (two variants)',
  calls: [
    ...featuresOf('MemberApp', '/api/features/member-app', memberAppFeature),
    ...featuresOf('DoctorApp', '/api/features/doctor-app', doctorAppFeature),
  ],
};
