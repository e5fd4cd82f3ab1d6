import type { Entity } from './entity.ts';
import type { Row, Variant, World } from './shapes.ts';

export function freshWorld(entities: Entity[], variant: Variant): World {
  const seeded = new WeakSet<Row>();
  const lists = new Map<string, Row[]>();
  for (const { list, seeds } of entities) {
    if (seeds.length === 0) continue;
    const rows = seeds.map((seed) => ({ ...seed }));
    for (const row of rows) seeded.add(row);
    lists.set(list, rows);
  }
  return {
    variant,
    lists,
    seeded,
    tokens: new Map(),
    devices: new Map(),
    images: new Map(),
    wrongCodes: new Map(),
  };
}
