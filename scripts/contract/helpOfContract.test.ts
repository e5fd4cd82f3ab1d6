// The help texts of calls: the contract's descriptions without what only developers understand.
import { expect, it } from 'vitest';
import { helpOf } from './helpOfContract';

const call = {
  operationId: 'updateUser',
  summary: 'Change a user of /users. Who did it is known by the token.',
  description: `Asked by 'Save'.

    More of it.
- \`alreadyUsed\`: shown at the field Email, and as an error; somebody else has
  the \`emailaddress\` (\`addUser\`).
- \`alreadyDecided\`: read as an error while the list is loaded anew. A colleague was quicker.
- \`administrator\`: the form is locked, and the gateway refuses first, with a 403.
- \`inTheSameWay\`: shown in the same way.
- 403: never told.
`,
  'x-asks': 'They are let in no more.',
  responses: {
    '200': {
      content: {
        'application/json': {
          examples: {
            default: { value: { message: 'Saved.' } },
            alreadyUsed: { value: { message: 'Email already used.' } },
            alreadyDecided: {
              value: '"{\\"message\\":\\"Approved by maria.santos@lumina.example on 11/21/2026 10:32 AM.\\"}"',
            },
            administrator: { value: { error_message: 'Only an administrator.' } },
            inTheSameWay: { value: { status: { message: 'Neither.' } } },
            invalidAccessToken: { value: { message: 'Invalid Access Token' } },
          },
        },
      },
    },
    '403': { content: { 'application/json': { examples: { forbidden: { value: { message: 'No.' } } } } } },
  },
};

it('has what a call does, why it needs confirmation, and what each refusal means', () => {
  expect(helpOf(call)).toEqual({
    does: 'Change a user.',
    asks: 'They are let in no more.',
    refusals: [
      ['Email already used.', 'Somebody else has the emailaddress.'],
      ['Approved by … on ….', 'A colleague was quicker.'],
      ['Only an administrator.', 'The form is locked.'],
      ['Neither.', 'Shown in the same way.'],
    ],
  });
});

it('has no help for a call without confirmation or own refusals, nor for a call of the gateway', () => {
  expect(helpOf({ ...call, 'x-asks': { none: 'One person.' }, responses: {} })).toBeUndefined();
  expect(helpOf({ ...call, 'x-gateway-own': true })).toBeUndefined();
});
