// What is right by itself in the settings, and wrong beside something else.
import type { OperationId } from '#contract';
import { policies } from '../../../../openapi/generated/policy';
import { answerSchemas, isOperation, isRead, operationIds, requestRules } from '../../answers/contract';
import type { Mapping, Mappings } from './mapping';
import type { SettingsFile } from './settingsFile';

/** Of reads that ask and are answered alike, as those of pictures by their path, a server may make one call. */
function areAlike(one: OperationId, other: OperationId): boolean {
  const callOf = (id: OperationId) => {
    const { headers, query, bodies, path } = requestRules[id];
    return JSON.stringify([Object.keys(headers), query, bodies, path, answerSchemas[id][200]]);
  };
  return isRead(one) && isRead(other) && callOf(one) === callOf(other);
}

export function* contradictionsIn(mappings: Mappings): Generator<string> {
  const connected = operationIds.flatMap((id) => {
    const mapping = mappings[id];
    return mapping ? [{ id, mapping }] : [];
  });
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

/** A parameter's name is nothing that a server sees. */
const placeOf = ({ upstream, method, path }: Mapping) => [upstream, method, path.replace(/\{[^}]*\}/g, '{}')].join(' ');

export function unusedUpstreams({ upstreams, operations }: SettingsFile): string[] {
  const [only] = Object.keys(upstreams);
  const used = new Set(Object.values(operations).map(({ upstream }) => upstream ?? only));
  return Object.keys(upstreams).filter((name) => !used.has(name));
}
