import { adds, containsText, lists, openList, removes, updates } from '../callBehaviour.ts';
import { facility, topProvider } from '../entities/devices.ts';
import { resultMessage } from '../replies.ts';
import type { Section } from '../shapes.ts';

export const topProviders: Section = {
  title: 'console §7: Top provider',
  calls: [
    {
      name: 'topProviders',
      spec: 'console: "GET list"',
      method: 'GET',
      path: '/api/top-providers',
      sends: {},
      answers: lists(topProvider, openList),
    },
    {
      name: 'facilitySearch',
      spec: 'console: "POST facility search {key}"',
      method: 'POST',
      path: '/api/top-providers/facility-search',
      sends: { body: 'key' },
      answers: lists(facility, openList, (row, { body }) => containsText(row, String(body.key ?? ''), 'code', 'name')),
    },
    {
      name: 'addTopProvider',
      spec: 'console: "POST add {code, name, type, year, diag_limit, active, isaautoapprove, addedby}"',
      method: 'POST',
      path: '/api/top-providers/add',
      sends: { body: 'code name type year diag_limit active=T|F isaautoapprove addedby' },
      answers: adds(topProvider, resultMessage),
    },
    {
      name: 'updateTopProvider',
      spec: 'console: "POST update {recordid, year, diag_limit, active, isaautoapprove, lastupdateby}"',
      method: 'POST',
      path: '/api/top-providers/update',
      sends: { body: 'recordid year diag_limit active=T|F isaautoapprove lastupdateby' },
      answers: updates(topProvider, resultMessage),
    },
    {
      name: 'deleteTopProvider',
      spec: 'console: "POST delete {recordid}"',
      method: 'POST',
      path: '/api/top-providers/delete',
      sends: { body: 'recordid' },
      answers: removes(topProvider, resultMessage),
    },
  ],
};
