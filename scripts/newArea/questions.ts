// The options of `npm run new-area`: read from flags, or asked for in an interactive terminal.
import { createInterface } from 'node:readline/promises';
import { type Answers, departments, KINDS, MENUS, usualFor } from './description';

export const USAGE = `npm run new-area -- holidays --field Name:text --field "Kind:choice:Regular|Special" --field Day:day
  --field            a field, once for each; its kind is ${KINDS.join(', ')}; text? and day? may be empty; the first field names a record
  --one, --many      the words for one and for several in a sentence: "bank holiday", "bank holidays"
  --title            the title of the screen, also in the menus
  --at               the address of the screen: /holidays
  --menu             the menu of AGORA that has it: ${MENUS.map(({ name }) => name).join(', ')}
  --file-management  also in ALAGA MD's menu of that name
  --for              a department that may open it, besides administrators; once for each
  --try              makes an area in a copy of the project, and runs its checks and scripts there
In a terminal, missing options are asked for; elsewhere they have defaults. At least one field is needed.`;

const SEVERAL = ['--field', '--for'];
const SINGLE = ['--one', '--many', '--title', '--at', '--menu'];
const FLAG = '--file-management';

/** The area and the flags, or an error message. */
export function parseFlags(args: string[]): { area: string; flags: Map<string, string[]> } | string {
  const flags = new Map<string, string[]>();
  const areas: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const [option = '', attached] = (args[at] ?? '').split(/=(.*)/s);
    if (option === FLAG) flags.set(FLAG, []);
    else if (!option.startsWith('--')) areas.push(option);
    else if (![...SEVERAL, ...SINGLE].includes(option)) return `There is no option ${option}.`;
    else {
      const value = attached ?? args[at + 1];
      if (attached === undefined) at += 1;
      if (!value) return `${option} needs a value.`;
      flags.set(option, SEVERAL.includes(option) ? [...(flags.get(option) ?? []), value] : [value]);
    }
  }
  const [area, ...others] = areas;
  if (!area) return 'Which area?';
  return others.length > 0 ? `One area at a time: ${areas.join(', ')}.` : { area, flags };
}

export async function answersOf(args: string[]): Promise<Answers | string> {
  const found = parseFlags(args);
  if (typeof found === 'string') return found;
  const { area, flags } = found;
  const usual = usualFor(area);
  const single = (option: string) => flags.get(option)?.[0];
  const answers: Answers = {
    area,
    one: single('--one') ?? usual.one,
    many: single('--many') ?? usual.many,
    title: single('--title') ?? usual.title,
    at: single('--at') ?? usual.at,
    menu: single('--menu') ?? usual.menu,
    fileManagement: flags.has(FLAG),
    for: flags.get('--for') ?? [],
    fields: flags.get('--field') ?? [],
  };
  // When the fields are given by flags, the defaults do for the rest, and nothing is asked.
  return process.stdin.isTTY && answers.fields.length === 0 ? askQuestions(answers, flags) : answers;
}

async function askQuestions(usual: Answers, flags: Map<string, string[]>): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ask = async (option: string, question: string, usually: string) => {
    if (flags.has(option)) return usually;
    const answer = await terminal.question(`${question}${usually && ` (${usually})`}: `);
    return answer.trim() || usually;
  };
  const one = await ask('--one', 'The word for one of them, in a sentence', usual.one);
  const many = await ask('--many', 'The word for several', usual.many);
  const title = await ask('--title', 'The title of the screen', usual.title);
  const at = await ask('--at', 'Its address', usual.at);
  const menu = await ask('--menu', `AGORA's menu: ${MENUS.map(({ name }) => name).join(', ')}`, usual.menu);
  const who = await ask(
    '--for',
    `Departments that may open it, besides administrators: ${departments().join(', ')}`,
    '',
  );
  const named = who.split(',').flatMap((department) => department.trim() || []);
  const isForMore = usual.for.length > 0 || named.length > 0;
  const also = isForMore
    ? 'no'
    : await ask(FLAG, "In ALAGA MD's File Management, too", usual.fileManagement ? 'yes' : 'no');
  console.log(
    'Its fields, as in Name:text, Note:text?, Kind:choice:Regular|Special. The first one names a record. An empty line ends the list.',
  );
  const fields: string[] = [];
  for (let field = await terminal.question('Field: '); field.trim(); field = await terminal.question('Field: '))
    fields.push(field.trim());
  terminal.close();
  return {
    ...usual,
    one,
    many,
    title,
    at,
    menu,
    fields,
    for: [...usual.for, ...named],
    fileManagement: /^y/i.test(also),
  };
}
