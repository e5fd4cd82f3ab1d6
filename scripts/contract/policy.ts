// Lints the contract: the rules in redocly.yaml, Redocly's and our own (contractRules.ts), and a check for unused entries.
import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { createConfig, getLineColLocation, type LocationObject, lint, Source } from '@redocly/openapi-core';
import { parse, parseDocument } from 'yaml';
import { contractRules } from './contractRules';

interface Problem {
  message: string;
  ruleId: string;
  location: LocationObject;
}

const ROOT = 'openapi/openapi.yaml';
/** Sections with shared parts; every other entry of a file is a path. */
const SECTIONS = ['answers', 'bodies', 'examples', 'headers', 'parameters', 'schemas'];

/** Faults that make the contract unreadable: a quick check, of which the policy is more. */
export async function brokenPlaces(): Promise<string[]> {
  const config = await createConfig({ rules: { struct: 'error', 'no-unresolved-refs': 'error' } });
  const problems = located(await lint({ ref: ROOT, config }));
  return [...new Set(problems.map(described))];
}

export async function policy(): Promise<boolean> {
  const { plugin, counted } = contractRules();
  const { extends: bases, rules } = parse(readFileSync('redocly.yaml', 'utf8'));
  const config = await createConfig({ extends: bases, plugins: [plugin], rules });
  const problems = [...located(await lint({ ref: ROOT, config })), ...unused()];
  if (problems.length === 0) {
    console.log(`${counted.operations} operations, ${counted.examples} examples: the contract follows its rules.`);
    return true;
  }
  const lines = new Set(problems.map(described));
  console.error([...lines].join('\n'));
  console.error(`The contract breaks its rules in ${lines.size} ${lines.size === 1 ? 'place' : 'places'}.`);
  return false;
}

const located = (linted: Awaited<ReturnType<typeof lint>>): Problem[] =>
  linted.flatMap(({ message, ruleId, location: [location] }) => (location ? [{ message, ruleId, location }] : []));

function described({ message, ruleId, location }: Problem): string {
  const { start } = getLineColLocation(location);
  const file = relative('.', location.source.absoluteRef);
  return `${file}:${start.line} ${location.pointer ?? ''}\n    ${message} (${ruleId})`;
}

/** Finds unused entries in all files; Redocly only checks the components of the root file. */
function unused(): Problem[] {
  const areas = readdirSync('openapi/areas').filter((name) => name.endsWith('.yaml'));
  const files = [ROOT, 'openapi/common.yaml', ...areas.map((name) => `openapi/areas/${name}`)];
  const documents = files.map((file) => {
    const text = readFileSync(file, 'utf8');
    // A file that is not YAML was already reported by the lint.
    return { path: resolve(file), text, content: parseDocument(text).toJS() as Record<string, object> };
  });
  const referenced = new Set(documents.flatMap(({ path, content }) => referencesIn(content, path)));
  return documents.slice(1).flatMap(({ path, text, content }) =>
    pointersOf(content)
      .filter((pointer) => !referenced.has(`${path}${pointer}`))
      .map((pointer) => ({
        message: isPath(pointer)
          ? `${ROOT} has no path that refers to this entry: add its address to 'paths' there, with '$ref: ${relative('openapi', path)}${pointer}'.`
          : 'Nothing refers to this entry.',
        ruleId: 'unused',
        location: { source: new Source(path, text), pointer },
      })),
  );
}

const isPath = (pointer: string) => pointer.split('/').length === 2;

function pointersOf(content: Record<string, object>): string[] {
  return Object.entries(content).flatMap(([name, entry]) =>
    SECTIONS.includes(name) ? Object.keys(entry).map((key) => `#/${name}/${key}`) : [`#/${name}`],
  );
}

function referencesIn(node: unknown, path: string): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if (key !== '$ref' || typeof value !== 'string') return referencesIn(value, path);
    const [file = '', pointer = ''] = value.split('#');
    return [`${file ? resolve(path, '..', file) : path}#${pointer}`];
  });
}
