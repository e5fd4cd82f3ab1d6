// Generates the console part of a new area: its route, list, form, calls, rules and help.
import type { AreaNames } from './areaNames';
import type { Field } from './description';
import { inSentence, listOf, quoted } from './words';

const isNumber = ({ kind }: Field) => kind === 'number';

export function routeOf({ area, title, path, departments, isInFileManagement, records, Many }: AreaNames): string {
  const isOpen = departments.length > 0;
  const guard = isOpen ? `keeps${Many}` : 'isAdministrator';
  return `import type { Area } from '@/app/routing/routes';
import { isAdministrator } from '@/app/session/rules';
${
  isOpen
    ? `import type { User } from '@/app/session/store';

const OF: readonly User['department'][] = [${listOf(departments)}];
const ${guard} = (user: User) => isAdministrator(user) || OF.includes(user.department);
`
    : ''
}
export const ${area}: Area = {
  routes: [
    {
      path: '${path}',
      title: ${quoted(title)},
      guard: ${guard},${isInFileManagement ? "\n      topMenu: 'fileManagement'," : ''}
      first: async () => [(await import('./lists')).${records}Query],
      load: () => import('./${Many}Page'),
    },
  ],
};
`;
}

export const listsOf = ({ area, Schema, Many, records }: AreaNames) => `// The query of the list.
import type { components } from '#contract';
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';

export type ${Schema} = components['schemas']['${Schema}'];

const list${Many} = async () => (await answerOf(client.GET('/${area}'))).data;

export const ${records}Query = { queryKey: ['${area}'], queryFn: list${Many} };
`;

export function callsOf({ area, one, Schema, One, fields }: AreaNames): string {
  const names = fields.filter((field) => !isNumber(field)).map(({ name }) => name);
  const numbers = fields.filter(isNumber).map(({ name }) => name);
  const Fields = `${One}Fields`;
  const typed = numbers.length > 0 ? ` & Record<${listOf(numbers).replaceAll(', ', ' | ')}, string>` : '';
  const converted = numbers.map((name) => `${name}: Number(${name})`).join(', ');
  const sent = numbers.length > 0 ? 'sent(fields)' : 'fields';
  return `import { answerOf } from '@/api/answer';
import { type Acting, client, type Replacing } from '@/api/client';
import type { ${Schema} } from './lists';

/** The fields of the form${numbers.length > 0 ? ', in which a number is a text' : ''}. */
export type ${Fields} = Pick<${Schema}, ${listOf(names).replaceAll(', ', ' | ')}>${typed};
${numbers.length > 0 ? `\nconst sent = ({ ${numbers.join(', ')}, ...fields }: ${Fields}) => ({ ...fields, ${converted} });\n` : ''}
export const add${One} = (fields: ${Fields}, postedby: string) =>
  answerOf(client.POST('/${area}/addition', { body: { Value: { ...${sent}, postedby } } }));

export const update${One} = (replacing: Replacing, { recordid }: ${Schema}, fields: ${Fields}, editedby: string) =>
  answerOf(replacing.POST('/${area}/update', { body: { Value: { recordid, ...${sent}, editedby } } }));

/** A deletion is undone by adding the ${one} again, which gives it a new number. */
export const delete${One} = (acting: Acting, { recordid }: ${Schema}) =>
  answerOf(acting.POST('/${area}/deletion', { body: { Value: { recordid } } }));
`;
}

export function rulesOf(called: AreaNames): string {
  const { aOne, One, Schema, record, fields, optionsOf, consoleSays } = called;
  const choices = fields.filter(({ kind }) => kind === 'choice');
  const days = fields.some(({ kind }) => kind === 'day');
  const ruleOf = (field: Field): string => {
    const missing = field.isOptional ? '' : `v.nonEmpty(${quoted(consoleSays.missing(field))}), `;
    if (field.kind === 'day') return `v.pipe(v.string(), v.trim(), ${missing}day)`;
    if (field.kind === 'number')
      return `v.pipe(v.string(), v.trim(), ${missing}number(${quoted(consoleSays.noNumber(field))}))`;
    if (field.kind === 'choice') return `v.picklist(${optionsOf(field)}.map(({ value }) => value))`;
    return field.isOptional ? 'v.pipe(v.string(), v.trim())' : `requiredText(${quoted(consoleSays.missing(field))})`;
  };
  const beginning = (field: Field): string => {
    const saved = `${record}?.${field.name}`;
    if (isNumber(field)) return `String(${saved} ?? '')`;
    return `${saved} ?? ${quoted(field.kind === 'choice' ? (field.choices[0]?.value ?? '') : '')}`;
  };
  return `// The validation rules and initial values of the form of ${aOne}.
import * as v from 'valibot';
import { requiredText } from '@/ui/saving/requiredText';
${days ? "import { dayProblem, isDay } from '@/ui/texts/days';\n" : ''}import type { ${One}Fields } from './calls';
import type { ${Schema} } from './lists';
${choices
  .map(
    (field) => `
export const ${optionsOf(field)} = [
${field.choices.map(({ value, label }) => `  { value: '${value}', label: ${quoted(label)} },`).join('\n')}
] as const;
`,
  )
  .join('')}${
  days
    ? `
const day = v.check(
  (typed: string) => typed === '' || isDay(typed),
  ({ input }) => dayProblem(input),
);
`
    : ''
}${
  fields.some(isNumber)
    ? `
/** Accepts an empty text, because another message says that a field is missing. */
const number = (message: string) => v.regex(/^\\d{0,6}$/, message);
`
    : ''
}
export const ${record}Schema = v.object({
${fields.map((field) => `  ${field.name}: ${ruleOf(field)},`).join('\n')}
});

/** The initial values of the form, for an existing record or a new one. */
export const ${record}Form = (${record}: ${Schema} | undefined): ${One}Fields => ({
${fields.map((field) => `  ${field.name}: ${beginning(field)},`).join('\n')}
});
`;
}

export function rulesTestOf(called: AreaNames): string {
  const { record, fields, nameField, consoleSays, rows } = called;
  const [row = []] = rows;
  const typed = fields.map(({ name }, at) => `${name}: ${quoted(String(row[at]))}`).join(', ');
  const blank = fields.map(({ name, choices }) => `${name}: ${quoted(choices[0]?.value ?? '')}`).join(', ');
  const cases = fields.flatMap((field): [string, string][] => {
    const isNeeded = !field.isOptional && field.kind !== 'choice';
    const cases: [string, string][] = isNeeded ? [["' '", consoleSays.missing(field)]] : [];
    if (field.kind === 'day') cases.push(["'13/45/2026'", 'There is no such day.']);
    if (isNumber(field)) cases.push(["'1.5'", consoleSays.noNumber(field)]);
    return cases.map(([value, message]) => [`{ ${field.name}: ${value} }`, message]);
  });
  return `import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ${record}Form, ${record}Schema } from './rules';

const written = { ${typed} };

it.each([
  [{}, []],
${cases.map(([change, message]) => `  [${change}, [${quoted(message)}]],`).join('\n')}
])('of a form with %j it says %j', (change, messages) => {
  const { issues = [] } = v.safeParse(${record}Schema, { ...written, ...change });
  expect(issues.map(({ message }) => message)).toEqual(messages);
});

it('starts empty, and trims what was typed', () => {
  expect(${record}Form(undefined)).toEqual({ ${blank} });
  expect(v.parse(${record}Schema, { ...written, ${nameField.name}: ' Another one ' }).${nameField.name}).toBe('Another one');
});
`;
}

function columnOf(field: Field, called: AreaNames): string {
  const { name, label, kind } = field;
  const shown = {
    text: name,
    day: `shownDay(${name})`,
    number: `String(${name})`,
    choice: `wordOf(${called.optionsOf(field)}, ${name})`,
  }[kind];
  const look = {
    text: field === called.nameField ? 'width: 36, wraps: true, names: true' : 'width: 36, wraps: true',
    day: `sortBy: ({ ${name} }) => ${name}, width: 14`,
    number: 'width: 14, numeric: true',
    choice: 'width: 20',
  }[kind];
  return `  { key: '${name}', title: ${quoted(label)}, text: ({ ${name} }) => ${shown}, ${look} },`;
}

export function pageOf(called: AreaNames): string {
  const { title, one, aOne, One, Many, Named, Schema, record, records, fields, nameField, consoleSays, optionsOf } =
    called;
  const choices = fields.filter(({ kind }) => kind === 'choice').map(optionsOf);
  const days = fields.some(({ kind }) => kind === 'day');
  const dialog = `${One}Dialog`;
  return `import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ListScreen } from '@/app/list/ListScreen';
import { useListState } from '@/app/list/listState';
import { useSignedIn } from '@/app/session/store';
import { useDelete } from '@/app/saving/useDelete';
${days ? "import { shownDay } from '@/ui/texts/days';\n" : ''}import { Trash } from '@/ui/buttons/icons';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
${choices.length > 0 ? "import { wordOf } from '@/ui/facts/statuses';\n" : ''}import { actionsColumn } from '@/ui/table/columns/actionsColumn';
import type { Column } from '@/ui/table/columns/columns';
import { editedColumns, postedColumns } from '@/ui/table/columns/savedColumns';
import { add${One}, delete${One} } from './calls';
import { type ${Schema}, ${records}Query } from './lists';
import { ${[...choices, `${record}Form`].join(', ')} } from './rules';

const ${dialog} = lazyDialog(() => import('./${dialog}'));

const posted = postedColumns<${Schema}>();
const edited = editedColumns<${Schema}>(({ editeddate }) => editeddate);

const saved: Column<${Schema}>[] = [
${fields.map((field) => columnOf(field, called)).join('\n')}
  posted.by,
  posted.date,
  edited.by,
  edited.date,
];

const rowId = ({ recordid }: ${Schema}) => String(recordid);

/** ${title}: added, changed and deleted here. */
export default function ${Many}Page() {
  const { emailaddress } = useSignedIn().user_info.data;
  const list = useListState();
  const ${records} = useQuery(${records}Query);
  const confirmDelete = useDelete({ refresh: ${records}Query.queryKey, success: ${quoted(consoleSays.deleted)} });
  const columns = useMemo(
    () => [
      ...saved,
      actionsColumn<${Schema}>((${record}) => [
        {
          label: \`Delete \${${record}.${nameField.name}}\`,
          icon: <Trash />,
          onClick: () =>
            confirmDelete(
              {
                title: \`Delete the ${one} \${${record}.${nameField.name}}?\`,
                text: 'Nobody finds it in the list any more.',
              },
              (by) => delete${One}(by, ${record}),
              { what: ${record}.${nameField.name}, add: () => add${One}(${record}Form(${record}), emailaddress) },
            ),
        },
      ]),
    ],
    [confirmDelete, emailaddress],
  );
  return (
    <ListScreen
      name="${called.area}"
      list={list}
      query={${records}}
      columns={columns}
      rowId={rowId}
      addLabel="Add ${Named}"
      empty={{ title: '${consoleSays.noRecords}', description: 'Add ${aOne}, and it stands here.' }}
    >
      {(opened) => <${dialog} key={list.open} ${record}={opened} onClose={() => list.onOpen('')} />}
    </ListScreen>
  );
}
`;
}

function fieldOf(field: Field, called: AreaNames): string {
  const { name, label, kind } = field;
  const attributes = `form={form} name="${name}" label=${JSON.stringify(label)}`;
  if (kind === 'day') return `<DateField ${attributes} isOptional />`;
  if (kind === 'number') return `<TextField ${attributes} maxLength={6} inputMode="numeric" autoComplete="off" />`;
  if (kind === 'choice') return `<SelectField ${attributes} options={${called.optionsOf(field)}} />`;
  return `<TextField ${attributes} maxLength={250} autoComplete="off"${field === called.nameField ? ' autoFocus' : ''} />`;
}

export function dialogOf(called: AreaNames): string {
  const { One, Named, Schema, record, records, fields, consoleSays, optionsOf } = called;
  const has = (kind: Field['kind']) => fields.some((field) => field.kind === kind);
  const choices = fields.filter(({ kind }) => kind === 'choice').map(optionsOf);
  return `import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useSignedIn } from '@/app/session/store';
import { useReplace } from '@/app/saving/useReplace';
${has('day') ? "import { DateField } from '@/ui/fields/DateField';\n" : ''}import { Failure } from '@/ui/messages/Failure';
import { TextField } from '@/ui/fields/TextField';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { PostedEdited } from '@/ui/facts/PostedEdited';
${has('choice') ? "import { SelectField } from '@/ui/fields/SelectField';\n" : ''}import { add${One}, update${One} } from './calls';
import { type ${Schema}, ${records}Query } from './lists';
import { ${[...choices, `${record}Form`, `${record}Schema`].join(', ')} } from './rules';

const idOf = ({ recordid }: ${Schema}) => String(recordid);

interface Props {
  ${record}: ${Schema} | undefined;
  onClose: () => void;
}

export default function ${One}Dialog({ ${record}, onClose }: Props) {
  const { emailaddress } = useSignedIn().user_info.data;
  const form = useForm({ resolver: valibotResolver(${record}Schema), defaultValues: ${record}Form(${record}) });
  const { replace, failure } = useReplace({
    form,
    refresh: ${records}Query.queryKey,
    replaces: { item: ${record}, idOf, list: ${records}Query, valuesOf: ${record}Form },
    success: ${record} ? ${quoted(consoleSays.updated)} : ${quoted(consoleSays.added)},
  });
  return (
    <FormDialog
      title={${record} ? 'Edit ${Named}' : 'Add ${Named}'}
      form={form}
      tellsChanges={${record} !== undefined}
      onSubmit={(fields) =>
        replace(
          fields,
          (written, by) =>
            ${record} ? update${One}(by, ${record}, written, emailaddress) : add${One}(written, emailaddress),
          onClose,
        )
      }
      onClose={onClose}
    >
      <Failure message={failure} />
${fields.map((field) => `      ${fieldOf(field, called)}`).join('\n')}
      {${record} && (
        <PostedEdited
          posted={{ by: ${record}.postedby, at: ${record}.posteddate }}
          edited={{ by: ${record}.editedby, at: ${record}.editeddate }}
        />
      )}
    </FormDialog>
  );
}
`;
}

export const helpOf = ({
  path,
  title,
  One,
  Named,
  many,
  nameField,
}: AreaNames) => `import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['${path}'],
    purpose: ${quoted(`${title}: which there are, and what is known of each.`)},
    steps: [
      'Press [Add ${Named}], fill in the form and press [Save].',
      'Press a row to change it. The button at its end deletes it, and asks first.',
    ],
    saved: ['What is deleted can be taken back for a moment: it is then added again, under another number.'],
    notes: [${quoted(`No two ${many} have the same ${inSentence(nameField.label)}, however it is written.`)}],
    calls: ['add${One}', 'update${One}', 'delete${One}'],
  },
];
`;
