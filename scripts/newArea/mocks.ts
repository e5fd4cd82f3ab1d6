// Generates the mocks of a new area: a dozen seed records, handlers, and their test.
import type { AreaNames } from './areaNames';
import { quoted } from './words';

const written = (value: string | number | undefined) =>
  typeof value === 'number' ? String(value) : quoted(value ?? '');

export function seedOf({ Schema, Many, fields, rows }: AreaNames): string {
  const names = fields.map(({ name }) => name);
  return `import type { components } from '#contract';
import { NEVER } from '../../manilaTime';

export type ${Schema} = components['schemas']['${Schema}'];

type Row = [${fields.map(({ name }) => `${name}: ${Schema}['${name}']`).join(', ')}];

const rows: Row[] = [
${rows.map((row) => `  [${row.map(written).join(', ')}],`).join('\n')}
];

export const seed${Many} = (): ${Schema}[] =>
  rows.map(([${names.join(', ')}], index) => ({
    recordid: index + 1,
    ${names.join(',\n    ')},
    postedby: 'maria.santos@lumina.example',
    posteddate: \`6/2/2025 9:\${15 + index * 2}:00 AM\`,
    editedby: '',
    editeddate: NEVER,
  }));
`;
}

export function handlersOf({ area, One, Many, Schema, record, nameField }: AreaNames): string {
  return `import { defineArea } from '../../area';
import { NEVER, savedMomentOf } from '../../manilaTime';
import { ALREADY_THERE, DONE, findOrUnknown, isTaken, listed, nextId, remove } from '../../records';
import { type ${Schema}, seed${Many} } from './seed';

export const ${area} = defineArea({
  name: '${area}',
  seed: () => ({ list: seed${Many}() }),
  empty: () => ({ list: [] }),
  handlers: {
    list${Many}: ({ state }) => listed(state.list),
    add${One}: ({ body, world, state }) => {
      const { postedby, ...fields } = body.Value;
      if (isTaken(state.list, '${nameField.name}', fields.${nameField.name})) return ALREADY_THERE;
      state.list.push({
        recordid: nextId(state.list, 'recordid'),
        ...fields,
        postedby,
        posteddate: savedMomentOf(world.now()),
        editedby: '',
        editeddate: NEVER,
      });
      return DONE;
    },
    update${One}: ({ body, world, state }) => {
      const { recordid, ...fields } = body.Value;
      return findOrUnknown(state.list, 'recordid', recordid, (${record}) => {
        if (isTaken(state.list, '${nameField.name}', fields.${nameField.name}, ${record})) return ALREADY_THERE;
        Object.assign(${record}, { ...fields, editeddate: savedMomentOf(world.now()) } satisfies Partial<${Schema}>);
        return DONE;
      });
    },
    delete${One}: ({ body, state }) =>
      findOrUnknown(state.list, 'recordid', body.Value.recordid, (${record}) => {
        remove(state.list, ${record});
        return DONE;
      }),
  },
});
`;
}

export function mocksTestOf({ One, Many, one, fields, nameField, rows }: AreaNames): string {
  const [first, second] = rows;
  const name = `'Another ${one}'`;
  const others = fields.slice(1).map((field, at) => `${field.name}: ${written(first?.[at + 1])}`);
  return `import { beforeEach, expect, it } from 'vitest';
import { askingAs, worldIn } from '../../testing';
import { NEVER } from '../../manilaTime';
import type { World } from '../../worlds/world';

const WHO = 'maria.santos@lumina.example';
let world: World;
let ask: ReturnType<typeof askingAs>;
const enter = (scenario: string) => {
  world = worldIn(scenario);
  ask = askingAs(world, WHO);
};
beforeEach(() => enter('default'));

const fieldsWith = (${nameField.name}: string) => ({ ${[nameField.name, ...others].join(', ')} }) as const;
const list = () => ask('list${Many}').body.data;
const add = (${nameField.name}: string) =>
  ask('add${One}', { body: { Value: { ...fieldsWith(${nameField.name}), postedby: WHO } } }).example;
const update = (recordid: number, ${nameField.name}: string) =>
  ask('update${One}', { body: { Value: { recordid, ...fieldsWith(${nameField.name}), editedby: WHO } } }).example;
const drop = (recordid: number) => ask('delete${One}', { body: { Value: { recordid } } }).example;

it('stores a new record with the person who posted it', () => {
  expect(add(${name})).toBe('default');
  expect(list()).toHaveLength(${rows.length + 1});
  expect(list().at(-1)).toMatchObject({
    recordid: ${rows.length + 1},
    ...fieldsWith(${name}),
    postedby: WHO,
    editedby: '',
    editeddate: NEVER,
  });
});

it('stores a change with the person who made it', () => {
  expect(update(2, ${name})).toBe('default');
  expect(list()[1]).toMatchObject({ recordid: 2, ${nameField.name}: ${name}, editedby: WHO });
  expect(list()[1]?.editeddate).not.toBe(NEVER);
});

it('deletes a record, and refuses to delete it again', () => {
  expect(drop(1)).toBe('default');
  expect(list().map(({ ${nameField.name} }) => ${nameField.name})).not.toContain(${written(first?.[0])});
  expect(drop(1)).toBe('unknown');
});

it('refuses a name that exists already, regardless of case and spaces, and an unknown record', () => {
  const taken = ${quoted(` ${String(second?.[0]).toUpperCase()} `)};
  expect(add(taken)).toBe('alreadyThere');
  expect(update(1, taken)).toBe('alreadyThere');
  expect(update(2, taken)).toBe('default');
  expect(update(99, 'Anything')).toBe('unknown');
});

it('starts without records in the scenario empty, and numbers them from one', () => {
  enter('empty');
  expect(ask('list${Many}').example).toBe('empty');
  expect(add('Anything')).toBe('default');
  expect(list().map(({ recordid }) => recordid)).toEqual([1]);
});
`;
}
