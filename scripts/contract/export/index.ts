// `npm run contract:export -- postman|bruno <folder>`: writes every call of the contract with its examples for another
// tool. Not with openapi-to-postmanv2, which keeps only one unnamed example of each status and needs a hundred
// packages.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { PICTURE } from '../../contractTest/breaking/arbitrary';
import { brunoFiles } from './bruno';
import { type ExportedContract, exportedContract } from './calls';
import { PICTURE_FILE } from './common';
import { postmanFiles } from './postman';

const FORMATS: Record<string, (contract: ExportedContract) => Record<string, string>> = {
  postman: postmanFiles,
  bruno: brunoFiles,
};

export async function contractExport([format = '', folder = '', ...others]: string[]): Promise<number> {
  const filesOf = FORMATS[format];
  if (!filesOf || folder === '' || others.length > 0) {
    console.error(`npm run contract:export -- ${Object.keys(FORMATS).join('|')} <folder>`);
    return 1;
  }
  const contract = exportedContract();
  for (const [name, content] of Object.entries({ ...filesOf(contract), [PICTURE_FILE]: PICTURE })) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  const examples = contract.calls.reduce((sum, { answers }) => sum + answers.length, 0);
  console.log(`${contract.calls.length} calls with ${examples} examples were written: ${resolve(folder)}`);
  return 0;
}
