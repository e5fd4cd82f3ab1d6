// What the contract tells the people who use the console of a call: why they are asked before it, and what each of its
// refusals means. The help pages show it; the rest of the contract stays with the developers.
import { type RefusalValue, refusalMessage } from './refusalMessage';

interface Described {
  operationId: string;
  summary?: string;
  description?: string;
  'x-asks'?: unknown;
  'x-gateway-own'?: boolean;
  responses: Record<string, { content?: Record<string, { examples?: Record<string, { value: RefusalValue }> }> }>;
}

export interface CallHelp {
  /** What it does, in one sentence. */
  does: string;
  /** What is at stake, where somebody is asked first. */
  asks?: string;
  /** What the server says, and what that means. */
  refusals?: [says: string, meaning: string][];
}

/** Of every session the contract's own description tells them once. */
const OF_ALL = ['401', '403', '429', '500'];
const TOKEN_REFUSED = 'invalidAccessToken';

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Where a refusal is read, its reader sees: what follows is what they do not know. */
const WHERE_IT_IS_READ = /^(?:read|shown|told)\b[^;:.]*[;:.] (?=.)/i;

/** Who refuses makes no difference to whoever reads it. */
const BY_GATEWAY = /(?:^|,? and |[;.] )the gateway refuses[^.]*\./gi;

/** For readers who know neither operations nor fields: names of operations go, and those of fields lose their marks. */
const inPlainWords = (text: string) =>
  inOneLine(text)
    .replace(/ \(`\w+`\)/g, '')
    .replaceAll('`', '')
    .replace(WHERE_IT_IS_READ, '')
    .replace(BY_GATEWAY, '');

/** Whom and when the contract's example names is nobody's business. */
const withoutNames = (text: string) =>
  text.replace(/\b[\w.]+@[\w.]+\w/g, '…').replace(/\b\d+\/\d+\/\d{4}(?: [\d:]+ ?[AP]M)?/g, '…');

const asSentence = (text: string) => (text.charAt(0).toUpperCase() + text.slice(1)).replace(/\w$/, '$&.');

/** What the description says of each refusal, by the name of its example. */
function meaningsIn(description: string): Map<string, string> {
  const told = description.split(/^- /m).slice(1);
  return new Map(
    told.flatMap((each) => {
      const [, name = '', meaning = ''] = /^`(\w+)`: (.*)$/s.exec(each.split(/\n\n/)[0] ?? '') ?? [];
      return name ? [[name, asSentence(inPlainWords(meaning))] as const] : [];
    }),
  );
}

/** Nothing for a call of which there is nothing to tell, or that nobody makes but the gateway. */
export function helpOf({ summary = '', description = '', responses, ...operation }: Described): CallHelp | undefined {
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
  // Of two lists of the same kind, each has its screen: the address says nothing to people.
  const [does = ''] = inOneLine(summary.replace(/ (?:of|to) \/\w+/, '')).split(/(?<=\.) /);
  return { does, ...(asks && { asks }), ...(refusals.length > 0 && { refusals }) };
}
