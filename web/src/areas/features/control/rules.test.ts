import * as v from 'valibot';
import { expect, it } from 'vitest';
import { featureSchema, fieldsOf } from './rules';

it.each([
  [{}, []],
  [{ feature: ' \n ' }, ['Please input the feature.']],
  [{ url: 'https://app.lumina.example/a?b=1#c' }, []],
  [{ url: ' HTTP://localhost:8080 ' }, []],
  [{ url: 'app.lumina.example' }, ['Please input a valid URL.']],
  [{ url: 'javascript:alert(1)' }, ['Please input a valid URL.']],
  [{ url: 'ftp://app.lumina.example' }, ['Please input a valid URL.']],
  [{ url: 'https://' }, ['Please input a valid URL.']],
  [{ url: 'https://app.lumina.example/a b' }, ['Please input a valid URL.']],
  [{ url: 'x', feature: '' }, ['Please input the feature.', 'Please input a valid URL.']],
])('of a form with %j it says %j', (typed, messages) => {
  const { issues = [] } = v.safeParse(featureSchema, { ...fieldsOf(undefined), feature: 'Delights', ...typed });
  expect(issues.map(({ message }) => message)).toEqual(messages);
});

it('sends what was typed without the space around it; a new feature is active', () => {
  const typed = { ...fieldsOf(undefined), feature: ' Delights ', text: ' Soon.\n', url: ' https://x.example ' };
  expect(v.parse(featureSchema, typed)).toEqual({
    feature: 'Delights',
    text: 'Soon.',
    url: 'https://x.example',
    status: 'A',
  });
});
