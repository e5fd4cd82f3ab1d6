// Reads the recorder's ARIA snapshot of the page at an action: finds the element that was used, by its reference, and
// where it is on the page.

interface Node {
  depth: number;
  role: string;
  name: string;
  /** Its text content, if it has no name. */
  text: string;
  ref: string | undefined;
}

export interface Place {
  role: string;
  name: string;
  /** The dialog that contains it, and whether that is the only dialog. */
  dialog: { name: string; isOnly: boolean } | undefined;
  /** A text that only its row in the table has. */
  rowText: string | undefined;
  /** How many elements have the same role and name. */
  twins: number;
  /** How many elements of its dialog have the same name, in any role. */
  twinsInDialog: number;
}

const LINE = /^(\s*)- (?:'((?:[^']|'')*)'|(.*))$/;
const NODE = /^([a-z]+)(?: ("(?:\\.|[^"\\])*"))?((?: \[[^\]]*\])*)(?:: (.*))?:?$/;

/**
 * Finds an element by its reference, else by its role and name: a click on the text of a button has the reference of an
 * inner element that the snapshot leaves out.
 */
export function findPlace(
  snapshot: string,
  ref: string | undefined,
  called: { role: string; name: string } | undefined,
): Place | undefined {
  const nodes = snapshot.split('\n').flatMap(nodeOf);
  const isCalledSo = ({ role, name }: Node) => role === called?.role && name === called.name;
  const referred = nodes.findIndex((node) => ref !== undefined && node.ref === ref);
  const isUnclear = referred < 0 && nodes.filter(isCalledSo).length !== 1;
  const at = referred < 0 ? nodes.findIndex(isCalledSo) : referred;
  const node = nodes[at];
  if (!node || isUnclear) return undefined;
  const above = ancestorsOf(nodes, at);
  const dialog = above.find((index) => nodes[index]?.role === 'dialog');
  const row = above.find((index) => nodes[index]?.role === 'row');
  const isInMain = above.some((index) => nodes[index]?.role === 'main');
  const isTwin = ({ name }: Node) => name === node.name;
  return {
    role: node.role,
    name: node.name,
    dialog:
      dialog === undefined
        ? undefined
        : { name: nodes[dialog]?.name ?? '', isOnly: nodes.filter(({ role }) => role === 'dialog').length === 1 },
    rowText: row !== undefined && isInMain ? rowTextOf(nodes, row, at) : undefined,
    twins: nodes.filter((other) => other.role === node.role && isTwin(other)).length,
    twinsInDialog: dialog === undefined ? 0 : within(nodes, dialog).filter(isTwin).length,
  };
}

function nodeOf(line: string): Node[] {
  const [, indent = '', quoted, bare = ''] = LINE.exec(line.replace(/':$/, "'")) ?? [];
  const [, role, name = '""', attributes = '', text = ''] = NODE.exec(quoted?.replaceAll("''", "'") ?? bare) ?? [];
  if (!role) return [];
  const written = (json: string) => (json.startsWith('"') ? String(JSON.parse(json)) : json);
  const ref = /\[ref=(\w+)\]/.exec(attributes)?.[1];
  return [{ depth: indent.length, role, name: written(name), text: written(text), ref }];
}

/** Indexes of the ancestors, nearest first. */
function ancestorsOf(nodes: Node[], at: number): number[] {
  const above: number[] = [];
  let depth = nodes[at]?.depth ?? 0;
  for (let index = at; index >= 0 && depth > 0; index -= 1) {
    const node = nodes[index];
    if (!node || node.depth >= depth) continue;
    above.push(index);
    depth = node.depth;
  }
  return above;
}

function within(nodes: Node[], at: number): Node[] {
  const depth = nodes[at]?.depth ?? 0;
  const after = nodes.slice(at + 1);
  const end = after.findIndex((node) => node.depth <= depth);
  return end < 0 ? after : after.slice(0, end);
}

/** The text of a cell. A cell that also contains another element, such as a checkbox, has its text in a child node. */
function textOf(nodes: Node[], cell: number): string {
  const { name = '', text = '' } = nodes[cell] ?? {};
  const parts = within(nodes, cell).filter(({ role }) => role === 'text');
  return name || text || parts.map((part) => part.text).join(' ');
}

const LONGEST = 60;

/** A text that no other row contains: preferably that of the cell that was used. */
function rowTextOf(nodes: Node[], row: number, used: number): string | undefined {
  const cellsOf = (at: number) =>
    within(nodes, at)
      .filter(({ role }) => role === 'cell')
      .map((cell) => textOf(nodes, nodes.indexOf(cell)));
  const rows = nodes.flatMap(({ role }, at) => (role === 'row' ? [cellsOf(at).join(' ').toLowerCase()] : []));
  const isItsOwn = (text: string) =>
    text !== '' && text.length <= LONGEST && rows.filter((row) => row.includes(text.toLowerCase())).length === 1;
  const inCell = textOf(nodes, used);
  return [inCell, ...cellsOf(row)].find(isItsOwn);
}
