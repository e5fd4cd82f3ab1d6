// Finds settings that are valid by themselves but contradict each other.
import type { OperationId } from '#contract';
import { policies } from '../../../../openapi/generated/policy';
import { answerSchemas, isOperation, isReadOperation, operationIds, requestRules } from '../../answers/contract';
import type { Mapping, Mappings } from './mapping';
import type { SettingsFile } from './settingsFile';

/** Reads with the same request and answer may share one call of the server, for example pictures by path. */
function areAlike(one: OperationId, other: OperationId): boolean {
  const callOf = (id: OperationId) => {
    const { headers, query, bodies, path } = requestRules[id];
    return JSON.stringify([Object.keys(headers), query, bodies, path, answerSchemas[id][200]]);
  };
  return isReadOperation(one) && isReadOperation(other) && callOf(one) === callOf(other);
}

export function* contradictionsIn(mappings: Mappings): Generator<string> {
  const connected = connectedIn(mappings);
  const taken = new Map<string, OperationId>();
  for (const { id, mapping } of connected) {
    const place = placeOf(mapping);
    const other = taken.get(place);
    if (other && !areAlike(id, other)) yield `operations.${id} goes to the same place as operations.${other}.`;
    taken.set(place, other ?? id);
    const { token } = policies[id];
    if (typeof token === 'object' && !(isOperation(token.issuedBy) && mappings[token.issuedBy])) {
      yield `operations.${id} needs a token of operations.${token.issuedBy}, which has no path.`;
    }
  }
}

/** Allowed, but the server cannot tell the operations apart, so only the gateway keeps their callers apart. */
export function sharedPlaces(mappings: Mappings): string[] {
  const shared = new Map<string, OperationId[]>();
  for (const { id, mapping } of connectedIn(mappings)) {
    const place = placeOf(mapping);
    shared.set(place, [...(shared.get(place) ?? []), id]);
  }
  return [...shared.values()]
    .filter((ids) => ids.length > 1)
    .map((ids) => `${ids.join(', ')} go to the same place: each may ask only for files that its own lists have given.`);
}

const connectedIn = (mappings: Mappings) =>
  operationIds.flatMap((id) => {
    const mapping = mappings[id];
    return mapping ? [{ id, mapping }] : [];
  });

/** Parameter names are left out, because a server does not see them. */
const placeOf = ({ upstream, method, path }: Mapping) => [upstream, method, path.replace(/\{[^}]*\}/g, '{}')].join(' ');

export function unusedUpstreams({ upstreams, operations }: SettingsFile): string[] {
  const [only] = Object.keys(upstreams);
  const used = new Set(Object.values(operations).map(({ upstream }) => upstream ?? only));
  return Object.keys(upstreams).filter((name) => !used.has(name));
}
