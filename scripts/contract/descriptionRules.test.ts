// Tests the lint rules for descriptions of operations with a small contract.
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { contractRules } from './contractRules';

const WHEN = 'Asked by the button of a list, and once more whenever somebody comes back to it after a while.';
const REFUSALS = '\n\n- `locked`: a colleague has it open.\n- `tooLate`: the day is over.';

const quoted = (message: string) => JSON.stringify(JSON.stringify({ success: false, message }));

const answers = {
  200: {
    description: 'Done, or why not.',
    content: {
      'application/json': {
        examples: {
          default: { value: { success: true, message: 'Saved.' } },
          empty: { value: { data: [] } },
          locked: { $ref: '#/components/examples/locked' },
        },
      },
      'text/plain': { examples: { tooLate: { value: quoted('Too late.') }, page: { value: 'No JSON at all.' } } },
    },
  },
  401: { description: 'Signed out.', content: { 'application/json': { examples: { gone: refusal('Signed out.') } } } },
  500: { description: 'It failed.' },
};

function refusal(message: string) {
  return { value: { is_success: false, message } };
}

async function complaints(description?: string, responses: object = answers) {
  const { plugin } = contractRules();
  const config = await createConfig({ plugins: [plugin], rules: { [`${plugin.id}/operation`]: 'error' } });
  const get = { operationId: 'listCases', tags: ['kyc'], summary: 'List the cases.', description, responses };
  const contract = {
    openapi: '3.1.0',
    tags: [{ name: 'kyc' }],
    paths: { '/cases': { get } },
    components: { examples: { locked: refusal('Somebody else has it open.') } },
  };
  const problems = await lintFromString({ source: JSON.stringify(contract), absoluteRef: '/contract.json', config });
  return problems.map(({ message }) => message);
}

it('accepts a description that says when the operation is called and explains every refusal', async () => {
  expect(await complaints(WHEN + REFUSALS)).toEqual([]);
});

it('requires a description', async () => {
  const missing = 'The description is missing: it says when the operation is called, and what each refusal means.';
  for (const none of [undefined, ' \n']) expect(await complaints(none)).toContain(missing);
});

it('does not accept the repeated summary as a description', async () => {
  const repeated = `List\n  the cases.\n${REFUSALS}`;
  expect(await complaints(repeated)).toEqual([
    'The description adds too little to the summary: 66 characters of at least 80.',
  ]);
});

it.each(['locked', 'tooLate'])('requires an explanation of the refusal %s', async (name) => {
  const message = `The description does not say what the refusal \`${name}\` means.`;
  expect(await complaints(WHEN + REFUSALS.replace(`\`${name}\``, name))).toEqual([message]);
});

it('requires an explanation of refusals with a special status, but not of those that every operation has', async () => {
  const ofFile = { ...answers, 404: { ...answers[401], description: 'It is gone.' } };
  expect(await complaints(WHEN + REFUSALS, ofFile)).toEqual([
    'The description does not say what the refusal `gone` means.',
  ]);
});
