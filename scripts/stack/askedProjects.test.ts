import { expect, test } from 'vitest';
import { askedProjects } from './askedProjects';

const scriptsOf = {
  console: ['e2e/session/sign-in.spec.ts', 'e2e/remarks/remarks.spec.ts'],
  production: ['e2e/session/sign-in.spec.ts', 'e2e/production/nothing-leaks.spec.ts'],
  literal: ['e2e/literal/openings.spec.ts'],
};

test.each([
  ['', ['console', 'production', 'literal']],
  ['remarks.spec.ts', ['console']],
  ['e2e/remarks/remarks.spec.ts:12', ['console']],
  ['e2e\\session\\ --headed', ['console', 'production']],
  ['session/ --project=production', ['production']],
  ['--project=literal --workers=1', ['literal']],
  ['--project literal production', ['console', 'production', 'literal']],
  ['-g session', ['console', 'production', 'literal']],
  ['remarks.spec.ts literal/', ['console', 'literal']],
  ['remarks.spec.ts --grep word', ['console', 'production', 'literal']],
  ['--project=con*', ['console', 'production', 'literal']],
])("'%s' needs the servers of %j", (args, projects) => {
  expect(askedProjects(args.split(' ').filter(Boolean), scriptsOf)).toEqual(projects);
});
