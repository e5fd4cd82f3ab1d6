// What is right by itself in the settings, and wrong beside something else.
import { policies } from '../../../openapi/generated/policy';
import { isOperation, operationIds } from '../contract';
import type { Mapping, Mappings } from './mapping';
import type { SettingsFile } from './settingsFile';

export function* contradictionsIn(mappings: Mappings): Generator<string> {
  const connected = operationIds.flatMap((id) => {
    const mapping = mappings[id];
    return mapping ? [{ id, mapping }] : [];
  });
  const taken = new Map<string, string>();
  for (const { id, mapping } of connected) {
    const place = placeOf(mapping);
    const other = taken.get(place);
    if (other) yield `operations.${id} goes to the same place as operations.${other}.`;
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
