// Makes help texts for users of the console from the contract: why a call needs confirmation, and what each of its
// refusals means. The help pages show them.
import { type RefusalValue, refusalMessage } from './refusalMessage';

interface HelpOperation {
  operationId: string;
  summary?: string;
  description?: string;
  'x-asks'?: unknown;
  'x-gateway-own'?: boolean;
  responses: Record<string, { content?: Record<string, { examples?: Record<string, { value: RefusalValue }> }> }>;
}

export interface CallHelp {
  /** What the call does, in one sentence. */
  does: string;
  /** What is at stake, if the console asks for confirmation first. */
  asks?: string;
  /** The server's messages and what they mean. */
  refusals?: [says: string, meaning: string][];
}

/** Statuses with the same meaning for every operation, which the contract's general description explains. */
const OF_ALL = ['401', '403', '429', '500'];
const TOKEN_REFUSED = 'invalidAccessToken';

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Phrases about where a refusal is shown. They are removed, because the reader of the help sees it there. */
const WHERE_IT_IS_READ = /^(?:read|shown|told)\b[^;:.]*[;:.] (?=.)/i;

/** Phrases that say that the gateway refuses. They are removed, because it makes no difference to the reader. */
const BY_GATEWAY = /(?:^|,? and |[;.] )the gateway refuses[^.]*\./gi;

/** Removes names of operations, and the backticks around names of fields, for readers who know neither. */
const inPlainWords = (text: string) =>
  inOneLine(text)
    .replace(/ \(`\w+`\)/g, '')
    .replaceAll('`', '')
    .replace(WHERE_IT_IS_READ, '')
    .replace(BY_GATEWAY, '');

/** Replaces e-mail addresses and dates in the contract's examples by dots. */
const withoutNames = (text: string) =>
  text.replace(/\b[\w.]+@[\w.]+\w/g, '…').replace(/\b\d+\/\d+\/\d{4}(?: [\d:]+ ?[AP]M)?/g, '…');

const asSentence = (text: string) => (text.charAt(0).toUpperCase() + text.slice(1)).replace(/\w$/, '$&.');

/** The description's explanation of each refusal, by the name of its example. */
function meaningsIn(description: string): Map<string, string> {
  const items = description.split(/^- /m).slice(1);
  return new Map(
    items.flatMap((each) => {
      const [, name = '', meaning = ''] = /^`(\w+)`: (.*)$/s.exec(each.split(/\n\n/)[0] ?? '') ?? [];
      return name ? [[name, asSentence(inPlainWords(meaning))] as const] : [];
    }),
  );
}

/** Undefined for a call that needs no help, or that only the gateway makes. */
export function helpOf({
  summary = '',
  description = '',
  responses,
  ...operation
}: HelpOperation): CallHelp | undefined {
  if (operation['x-gateway-own']) return undefined;
  const meanings = meaningsIn(description);
  const refusals = Object.entries(responses)
    .filter(([status]) => !OF_ALL.includes(status))
    .flatMap(([, { content = {} }]) => Object.values(content))
    .flatMap(({ examples = {} }) => Object.entries(examples))
    .flatMap(([name, { value }]): [string, string][] => {
      const says = refusalMessage(value);
      const meaning = meanings.get(name);
      return says && meaning && name !== TOKEN_REFUSED ? [[withoutNames(says), meaning]] : [];
    });
  const asks = typeof operation['x-asks'] === 'string' ? operation['x-asks'] : undefined;
  if (refusals.length === 0 && asks === undefined) return undefined;
  // Removes the address that tells two similar lists apart, because it means nothing to users.
  const [does = ''] = inOneLine(summary.replace(/ (?:of|to) \/\w+/, '')).split(/(?<=\.) /);
  return { does, ...(asks && { asks }), ...(refusals.length > 0 && { refusals }) };
}
