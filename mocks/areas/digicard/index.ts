import { defineArea } from '../../area';
import { pictureTypeOf } from '../../forms/pictureType';
import { ALREADY_THERE, DONE, findOrUnknown, isTaken, listed, nextId, UNKNOWN } from '../../records';
import { pngOf } from '../../seeding/drawing';
import type { World } from '../../worlds/world';
import type { CorporateAccount } from '../accounts/seed';
import { accountIn, accountsStore } from '../accounts/state';
import { keepAtNewPath, pictures } from '../images/storedPictures';
import { CARD, cardDrawing } from './drawings';
import { sampleAccountOf, sampleMember } from './members';
import { pdfOf, pixelsOf } from './samplePdf';
import { type Card, COLUMNS, cardOf, type Label, type Style, styleOf, withMany } from './seed';

interface State {
  /** By account, created on first use. */
  cards: Map<string, Card>;
  /** Set by a scenario: the seeded images are lost. */
  areSeededLost: boolean;
  /** Set by a scenario: a card has more labels than fit on it. */
  areMany: boolean;
}

function cardIn(state: State, account: CorporateAccount): Card {
  const card = state.cards.get(account.acct) ?? (state.areMany ? withMany(cardOf(account)) : cardOf(account));
  state.cards.set(account.acct, card);
  return card;
}

function imageIn(world: World, state: State, path: string): Uint8Array | undefined {
  const uploaded = world.state(pictures).kept.get(path);
  if (uploaded) return uploaded;
  const account = accountIn(world, /^digicards\/([A-Z0-9-]{11})-1\.png$/.exec(path)?.[1] ?? '');
  const isSeeded = account && cardOf(account).style?.filepath === path;
  return isSeeded && !state.areSeededLost ? pngOf(cardDrawing(account)) : undefined;
}

/** Moves a label; those in between shift by one. A position beyond the end becomes the last one. */
function move(labels: Label[], moved: Label, position: number): void {
  const to = Math.min(position, labels.length);
  for (const other of labels) {
    if (other === moved) continue;
    if (other.position > moved.position && other.position <= to) other.position -= 1;
    else if (other.position < moved.position && other.position >= to) other.position += 1;
  }
  moved.position = to;
}

/** Whether the account has a sample member, and the call names no other one. */
const isSample = (
  account: CorporateAccount,
  { membacct = '', contract = '' }: { membacct?: string; contract?: string },
) =>
  sampleAccountOf(account) !== '' &&
  ['', sampleAccountOf(account)].includes(membacct) &&
  ['', account.contract].includes(contract);

type Combination = (member: ReturnType<typeof sampleMember>) => string;

const NAMES: Record<string, Combination> = {
  FirstnameLastname: ({ firstname, lastname }) => `${firstname} ${lastname}`,
  FirstnameMidnameLastname: ({ firstname, midname, lastname }) => `${firstname} ${midname} ${lastname}`,
  LastnameFirstnameMidname: ({ lastname, firstname, midname }) => `${lastname}, ${firstname} ${midname}`,
};
const COMBINED: Record<string, Combination> = { ...NAMES, company_memb: ({ company }) => company };

/** Names and the company are bold as a whole; for all others label and value have separate flags. */
function boldnessOf({ fieldval }: Label, style: Style): { isLabelBold: boolean; isValueBold: boolean } {
  const both = (isBold: boolean) => ({ isLabelBold: isBold, isValueBold: isBold });
  if (fieldval in NAMES) return both(style.isBoldFullname);
  if (fieldval === 'company' || fieldval === 'company_memb') return both(style.isBoldCompany);
  return { isLabelBold: style.isBoldOtherLabel, isValueBold: style.isBoldOtherValue };
}

function samplePdf(world: World, state: State, account: CorporateAccount, { style, labels }: Card): Buffer | undefined {
  const image = style && imageIn(world, state, style.filepath);
  if (!image) return undefined;
  const member = sampleMember(account);
  const valueIn = ({ fieldval }: Label) =>
    COMBINED[fieldval]?.(member) ?? (member as Record<string, string>)[fieldval] ?? '';
  const shown = labels.filter(({ isactive }) => isactive).sort((one, other) => one.position - other.position);
  const lines = shown.map((label) => ({
    label: label.label,
    value: valueIn(label),
    ...boldnessOf(label, style),
  }));
  const pixels = pixelsOf(image, CARD.width, CARD.height);
  return pdfOf({ ...CARD, pixels, lines, hasSelfie: style.isVisibleSelfie });
}

export const digicard = defineArea({
  name: 'digicard',
  seed: (): State => ({ cards: new Map(), areSeededLost: false, areMany: false }),
  madeOnDemand: {
    cards: (world, state, acct) => {
      const account = accountIn(world, acct);
      return account && cardIn(state, account);
    },
  },
  scenarios: [
    {
      name: 'card-missing',
      description: 'The image of every digital card is missing until someone uploads one.',
      prepare(_world, state) {
        state.areSeededLost = true;
      },
    },
    {
      name: 'many-labels',
      description: 'Every digital card has forty labels, more than fit on it.',
      prepare(_world, state) {
        state.areMany = true;
      },
    },
  ],
  handlers: {
    listDigicardAccounts: ({ world }) =>
      listed(
        world.state(accountsStore).list.map((account) => ({
          label: `${account.acct} - ${account.company}`,
          membacct: sampleAccountOf(account),
          contract: account.contract,
          avega: account.avega,
        })),
      ),
    listDigicardColumns: () => ({ status: 200, body: { data: COLUMNS.map((fieldval) => ({ fieldval })) } }),
    listDigicardLabels: ({ headers, world, state }) => {
      const account = accountIn(world, headers.corpacct);
      return account ? listed(cardIn(state, account).labels) : { example: 'empty' };
    },
    getDigicardMember: ({ headers, world }) => {
      const account = accountIn(world, headers.corpacct);
      if (!account || !isSample(account, headers)) return { example: 'empty' };
      return { status: 200, body: { data: [sampleMember(account)] } };
    },
    getDigicardStyle: ({ headers, world, state }) => {
      const account = accountIn(world, headers.corpacct);
      const style = account && cardIn(state, account).style;
      return style ? { status: 200, body: { data: [style] } } : { example: 'empty' };
    },
    getDigicardImage: ({ body, world, state }) => {
      const image = imageIn(world, state, body.Value.filepath);
      if (!image) return { example: 'missing' };
      return { status: 200, body: { is_success: true, base64: Buffer.from(image).toString('base64') } };
    },
    uploadDigicard: ({ body: { Value: sent }, world, state }) => {
      const account = accountIn(world, sent.corpacct);
      if (!account) return UNKNOWN;
      const bytes = Buffer.from(sent.base64, 'base64');
      const filetype = pictureTypeOf(bytes);
      if (!filetype) return { example: 'notAPicture' };
      const card = cardIn(state, account);
      const path = card.style?.filepath ?? '';
      const filepath = keepAtNewPath(world, { path }, `digicards/${account.acct}`, bytes);
      card.style = { ...(card.style ?? styleOf(account)), filename: sent.filename, filepath, filetype };
      return DONE;
    },
    updateDigicardStyle: ({ body, world, state }) => {
      const { editedby: _, ...changed } = body.Value;
      return findOrUnknown(world.state(accountsStore).list, 'recordid', changed.recordid, (account) => {
        const card = cardIn(state, account);
        if (!card.style) return UNKNOWN;
        Object.assign(card.style, changed);
        return DONE;
      });
    },
    addDigicardLabel: ({ body: { Value: sent }, world, state }) => {
      const account = accountIn(world, sent.corpacct);
      if (!account) return UNKNOWN;
      const { labels } = cardIn(state, account);
      if (isTaken(labels, 'label', sent.label)) return ALREADY_THERE;
      const { label, fieldval, position } = sent;
      const recordid = Math.max(nextId(labels, 'recordid'), account.recordid * 1000 + 1);
      const added = { recordid, label, fieldval, position: labels.length + 1, isactive: true };
      labels.push(added);
      move(labels, added, position);
      return DONE;
    },
    updateDigicardLabel: ({ body: { Value: sent }, world, state }) => {
      const account = accountIn(world, sent.corpacct);
      if (!account) return UNKNOWN;
      const { labels } = cardIn(state, account);
      return findOrUnknown(labels, 'recordid', sent.recordid, (found) => {
        if (found.position !== sent.prevPosition) return { example: 'moved' };
        if (isTaken(labels, 'label', sent.label, found)) return ALREADY_THERE;
        const { label, fieldval, isactive, position } = sent;
        Object.assign(found, { label, fieldval, isactive });
        move(labels, found, position);
        return DONE;
      });
    },
    createDigicardSample: ({ body: { Value: sent }, world, state }) => {
      const account = accountIn(world, sent.corpacct);
      const pdf = account && isSample(account, sent) && samplePdf(world, state, account, cardIn(state, account));
      if (!pdf) return { example: 'missing' };
      return { status: 200, body: { is_success: true, base64: pdf.toString('base64'), message: '' } };
    },
  },
});
