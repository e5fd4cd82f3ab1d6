import type { components } from '#contract';
import { type Area, defineArea } from '../../area';
import { pictureTypeOf } from '../../forms/pictureType';
import { listed } from '../../records';
import { pngOf } from '../../seeding/drawing';
import type { World } from '../../worlds/world';
import { fixtures } from '../accounts/fixtures';
import type { CorporateAccount } from '../accounts/seed';
import { accountIn } from '../accounts/state';
import { documentOf, type FileTag } from './drawings';

type PlanFile = components['schemas']['PlanFile'];

interface Plans {
  /** By account, seeded on first use, because most of twenty thousand accounts are never looked at. */
  files: Map<string, PlanFile[]>;
  /** Uploaded files, by path. */
  uploaded: Map<string, Uint8Array>;
  /** Set by a scenario: seeded eligibility plans are lost. */
  arePlansLost: boolean;
}

const TAGS: FileTag[] = ['ATD', 'EPLAN'];

/** Every upload gets a new path. */
const fileOf = (acct: string, filetag: FileTag, fileext: PlanFile['fileext'], version: number): PlanFile => ({
  filename: `${acct}-${filetag}.${fileext}`,
  filepath: `plans/${acct}-${filetag}-${version}.${fileext}`,
  fileext,
  filetag,
});

/** Most accounts have both documents; every seventh lacks one, and the fixture `withoutDocuments` lacks both. */
function seedFiles({ acct, recordid }: CorporateAccount): PlanFile[] {
  if (acct === fixtures.withoutDocuments.acct) return [];
  const isShown = Object.values(fixtures).some((fixed) => fixed.acct === acct);
  const tags = recordid % 7 === 0 && !isShown ? TAGS.slice(recordid % 2, (recordid % 2) + 1) : TAGS;
  return tags.map((tag) => fileOf(acct, tag, 'png', 1));
}

/** Undefined when the contract is not the account's. */
function filesOf(world: World, state: Plans, acct: string, contract: string): PlanFile[] | undefined {
  const account = accountIn(world, acct);
  if (!account?.contract || account.contract !== contract) return undefined;
  const files = state.files.get(acct) ?? seedFiles(account);
  state.files.set(acct, files);
  return files;
}

const SEEDED = /^plans\/([A-Z0-9-]{11})-(ATD|EPLAN)-1\.png$/;

/** The uploaded file, or else a drawing of the seeded one. */
function bytesAt(world: World, state: Plans, path: string): Uint8Array | undefined {
  const uploaded = state.uploaded.get(path);
  if (uploaded) return uploaded;
  const [, acct = '', tag] = SEEDED.exec(path) ?? [];
  const account = accountIn(world, acct);
  if (!account || (tag === 'EPLAN' && state.arePlansLost)) return undefined;
  return pngOf(documentOf(account, tag as FileTag));
}

export const plans: Area<Plans> = defineArea({
  name: 'plans',
  seed: (): Plans => ({ files: new Map(), uploaded: new Map(), arePlansLost: false }),
  madeOnDemand: { files: (world, state, acct) => filesOf(world, state, acct, accountIn(world, acct)?.contract ?? '') },
  scenarios: [
    {
      name: 'plan-missing',
      description:
        'The eligibility plans of corporate accounts are listed, but their files are missing, until someone uploads one.',
      prepare(_world, state) {
        state.arePlansLost = true;
      },
    },
  ],
  handlers: {
    listPlanFiles: ({ headers, world, state }) =>
      listed(filesOf(world, state, headers.corpacct, headers.contract) ?? []),
    getPlanFile: ({ body, world, state }) => {
      const bytes = bytesAt(world, state, body.Value.filepath);
      if (!bytes) return { example: 'missing' };
      return { status: 200, body: { success: true, base64: Buffer.from(bytes).toString('base64') } };
    },
    savePlanFile: ({ body, world, state }) => {
      const { corpacct, contract, filetag, fileext, base64 } = body.Value;
      const files = filesOf(world, state, corpacct, contract);
      if (!files) return { status: 400, example: 'unknown' };
      const bytes = Buffer.from(base64, 'base64');
      if (!pictureTypeOf(bytes)) return { status: 400, example: 'notAPicture' };
      const at = files.findIndex((file) => file.filetag === filetag);
      const version = Number(/-(\d+)\.\w+$/.exec(files[at]?.filepath ?? '')?.[1] ?? 0) + 1;
      const saved = fileOf(corpacct, filetag, fileext, version);
      state.uploaded.set(saved.filepath, bytes);
      if (at >= 0) files[at] = saved;
      else files.push(saved);
      return { status: 200 };
    },
  },
});
