// Lint rules for descriptions: they must say when an operation is called and what each of its refusals means.
import type { UserContext } from '@redocly/openapi-core';
import type { Operation } from './identityRules';
import { type RefusalValue, refusalMessage } from './refusalMessage';

const SHORTEST = 80;

/** Statuses with the same meaning for every operation, which the contract's general description explains. */
const OF_ALL = ['401', '403', '429', '500'];

type DescribedOperation = Pick<Operation, 'responses'> & { summary?: string; description?: string };

export function* descriptionComplaints(operation: DescribedOperation, context: UserContext): Generator<string> {
  const { summary = '', description = '' } = operation;
  const own = inOneLine(description).replace(inOneLine(summary), '').trim();
  if (description.trim() === '')
    yield 'The description is missing: it says when the operation is called, and what each refusal means.';
  else if (own.length < SHORTEST) {
    yield `The description adds too little to the summary: ${own.length} characters of at least ${SHORTEST}.`;
  }
  for (const name of refusalsOf(operation, context)) {
    if (!description.includes(`\`${name}\``)) yield `The description does not say what the refusal \`${name}\` means.`;
  }
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The names of the examples that are refusals special to the operation. */
function refusalsOf({ responses }: DescribedOperation, { resolve, location }: UserContext): Set<string> {
  const names = new Set<string>();
  for (const [status, response] of Object.entries(responses)) {
    if (OF_ALL.includes(status)) continue;
    const { node, location: at = location } = resolve(response);
    for (const { examples = {} } of Object.values(node?.content ?? {})) {
      for (const [name, example] of Object.entries(examples)) {
        const { value } = (resolve(example, at.source.absoluteRef).node ?? {}) as { value?: RefusalValue };
        // The default example may have a message, too: that of a success.
        if (name !== 'default' && typeof refusalMessage(value) === 'string') names.add(name);
      }
    }
  }
  return names;
}
