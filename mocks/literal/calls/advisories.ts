import { adds, lists, openList, updates } from '../callBehaviour.ts';
import { doctorAppAdvisory, memberAppAdvisory } from '../entities/content.ts';
import type { Entity } from '../entity.ts';
import { notShown } from '../replies.ts';
import type { Call, Section } from '../shapes.ts';

const VALUES = 'advisoryname open status=A|D datefrom=<MM-DD-YYYY> dateto=<MM-DD-YYYY>';

/** "Advisory screens (/advisory and /arugaadvisory, two variants)": a set of calls for each. */
function advisoriesOf(app: 'MemberApp' | 'DoctorApp', path: string, of: Entity): Call[] {
  return [
    {
      name: `advisories${app}`,
      spec: 'console: "GET list"',
      method: 'GET',
      path,
      sends: {},
      answers: lists(of, openList),
    },
    {
      name: `createAdvisory${app}`,
      spec: 'console: "POST create {advisoryname, open, status, datefrom, dateto, postedby} … One variant sends open as 1 or 0"',
      method: 'POST',
      path: `${path}/create`,
      sends: { body: `${VALUES} postedby` },
      answers: adds(of, notShown),
    },
    {
      name: `updateAdvisory${app}`,
      spec: 'console: "POST update {advisory_id, advisoryname, open, status, datefrom, dateto, editedby}"',
      method: 'POST',
      path: `${path}/update`,
      sends: { body: `advisory_id ${VALUES} editedby` },
      answers: updates(of, notShown, { by: 'advisory_id' }),
    },
  ];
}

export const advisories: Section = {
  title: 'console §7: Advisories (two variants)',
  calls: [
    ...advisoriesOf('MemberApp', '/api/advisories/member-app', memberAppAdvisory),
    ...advisoriesOf('DoctorApp', '/api/advisories/doctor-app', doctorAppAdvisory),
  ],
};
