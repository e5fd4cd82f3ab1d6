import * as v from 'valibot';
import { expect, it } from 'vitest';
import { judgeFirstSave, judgeRepeatedSave } from '@/ui/saving/testing';
import type { AppFeature } from './calls';
import { disablingInWords, featureSchema, fieldsOf, questionOf } from './rules';

const NO_WEB_ADDRESS = 'Enter a URL that starts with http:// or https://.';

it.each([
  [{}, []],
  [{ feature: ' \n ' }, ['Enter the feature.']],
  [{ url: 'https://app.lumina.example/a?b=1#c' }, []],
  [{ url: ' HTTP://localhost:8080 ' }, []],
  [{ url: 'app.lumina.example' }, [NO_WEB_ADDRESS]],
  [{ url: 'javascript:alert(1)' }, [NO_WEB_ADDRESS]],
  [{ url: 'ftp://app.lumina.example' }, [NO_WEB_ADDRESS]],
  [{ url: 'https://' }, [NO_WEB_ADDRESS]],
  [{ url: 'https://app.lumina.example/a b' }, [NO_WEB_ADDRESS]],
  [{ url: 'x', feature: '' }, ['Enter the feature.', NO_WEB_ADDRESS]],
])('a form with %j has the messages %j', (typed, messages) => {
  const { issues = [] } = v.safeParse(featureSchema(), { ...fieldsOf(undefined), feature: 'Delights', ...typed });
  expect(issues.map(({ message }) => message)).toEqual(messages);
});

it('only warns about a link that is not a web address, and not about a saved one', () => {
  const saved = { id: 1, feature: 'Call', text: '', url: 'agora://call', status: 'A' } as AppFeature;
  const fields = { ...fieldsOf(saved), status: 'D' } as const;
  expect(judgeFirstSave(featureSchema(), fields)).toHaveProperty('errors.url.message', NO_WEB_ADDRESS);
  expect(judgeRepeatedSave(featureSchema(), fields)).toEqual({ output: fields });
  expect(judgeFirstSave(featureSchema(saved), fields)).toEqual({ output: fields });
  expect(judgeFirstSave(featureSchema(saved), { ...fields, url: 'agora://x' })).toHaveProperty('errors.url');
});

it('trims the typed texts; a new feature is active', () => {
  const typed = { ...fieldsOf(undefined), feature: ' Delights ', text: ' Soon.\n', url: ' https://x.example ' };
  expect(v.parse(featureSchema(), typed)).toEqual({
    feature: 'Delights',
    text: 'Soon.',
    url: 'https://x.example',
    status: 'A',
  });
});

it('asks before a feature is shown or hidden for all users, but not about its texts', () => {
  const saved = { id: 1, feature: 'Call', text: '', url: 'agora://call', status: 'A' } as AppFeature;
  const titleOf = (fields: object, feature?: AppFeature) =>
    questionOf({ app: "the members' app" }, feature, { ...fieldsOf(feature), feature: 'Call', ...fields })?.title;
  expect(titleOf({})).toBe("Add it to the members' app?");
  expect(titleOf({ text: 'Soon.', feature: 'Calls' }, saved)).toBeUndefined();
  expect(titleOf({ status: 'D' }, saved)).toBe("Change it in the members' app?");
  expect(questionOf({ app: "the members' app" }, saved, { ...fieldsOf(saved), status: 'D' })?.text).toEqual([
    "Call will have a new status for everyone in the members' app.",
    'No one can use it.',
  ]);
});

it('names the restored status after undoing a disablement', () => {
  expect(disablingInWords({ feature: 'Chat', status: 'A' }).undone).toBe("'Chat' is active again.");
  expect(disablingInWords({ feature: 'Chat', status: 'S' }).undone).toBe("'Chat' is specific with exemption again.");
});
