// The HTML report: one file with the played scripts and without passwords or tokens.
import { expect, it } from 'vitest';
import { maskSecrets, maskText } from '../../web/src/areas/tester/report/masking';
import { type PlayedScript, pageOf } from './page';

const script: PlayedScript = {
  area: 'remarks',
  file: 'remarks/remarks.spec.ts:12',
  title: 'a <script>alert(1)</script> is shown as "text"',
  outcome: 'passed',
  ms: 2345,
  errors: [],
  calls: [
    {
      operation: 'addRemark',
      headers: { authorization: 'Bearer abc', 'user-agent': 'Chromium', email: 'a@b.example' },
      query: {},
      body: { Value: { remarks: '</pre><img src=x onerror=alert(2)>', Password: 'Sampaguita#1', is_expired: false } },
      status: 'dropped',
    },
    {
      operation: 'loginAgora',
      headers: {},
      query: {},
      body: null,
      status: 200,
      answer: { data: { access_token: 'abc', said: '<b>Welcome</b>' } },
    },
  ],
  pictures: ['UklGRg=='],
  steps: [
    {
      title: 'It is <i>added</i>',
      ms: 12,
      failed: false,
      calls: [],
      pictures: [],
      steps: [{ title: 'Deeper', ms: 1, failed: false, calls: [], pictures: [], steps: [] }],
    },
  ],
};
const page = (...scripts: PlayedScript[]) =>
  pageOf({ title: 'Scripts that were played', at: 'today', versions: [['Node', 'v20 & more']], scripts });

it('escapes all text that it shows', () => {
  const html = page(script);
  expect(html).toContain('a &lt;script&gt;alert(1)&lt;/script&gt; is shown as &quot;text&quot;');
  expect(html).toContain('It is &lt;i&gt;added&lt;/i&gt;');
  expect(html).toContain('v20 &amp; more');
  expect(html.match(/<script>/g)).toHaveLength(1);
  expect(html).not.toContain('<img src=x');
});

it('shows calls without credentials and without the headers that a browser adds', () => {
  const html = page(script);
  expect(html).toContain('dropped');
  expect(html).toContain('&quot;email&quot;: &quot;a@b.example&quot;');
  expect(html).toContain('&quot;is_expired&quot;: false');
  expect(html).toContain('&quot;said&quot;: &quot;&lt;b&gt;Welcome&lt;/b&gt;&quot;');
  expect(html).not.toMatch(/abc|Sampaguita|Chromium/);
});

it('expands failed steps with their errors, and leaves passed ones collapsed', () => {
  const html = page(script, { ...script, title: 'another', outcome: 'failed', errors: ['expected <b> & got'] });
  expect(html.match(/<details class="script"[^>]*>/g)).toEqual([
    '<details class="script" data-outcome="passed">',
    '<details class="script" data-outcome="failed" open>',
  ]);
  expect(html).toContain('<pre class="error">expected &lt;b&gt; &amp; got</pre>');
  expect(html).toContain('1 failed</b>, <b class="passed">1 passed');
});

it('loads nothing from outside the file', () => {
  expect(page(script)).not.toMatch(/(src|href)="(?!data:)|url\(|@import/);
  expect(page(script)).toContain("default-src 'none'");
});

it('masks values at any depth, but shows that a value is empty', () => {
  expect(
    maskSecrets({ a: [{ access_token: 'x', otp: '' }], current_pw: { salt: 'y' }, is_password_expired: true }),
  ).toEqual({
    a: [{ access_token: '•••', otp: '' }],
    current_pw: '•••',
    is_password_expired: true,
  });
});

it('masks a one-time password under each of its names', () => {
  const codes = { vercode: 'K7Q2ZD', verification_code: 'K7Q2ZD', PlaceCode: '040000000', bankcode: 'ABCDEF' };
  expect(maskSecrets(codes)).toEqual({ ...codes, vercode: '•••', verification_code: '•••' });
});

it('masks within texts as well', () => {
  expect(maskText('fill("K7Q2ZD") as Bearer eyJh.b-c, 234567 of 12 in HTTP')).toBe(
    'fill("•••") as Bearer ••• 234567 of 12 in HTTP',
  );
  expect(maskSecrets({ remarks: ['sent with Bearer eyJh.b-c'] })).toEqual({ remarks: ['sent with Bearer •••'] });
  const html = page({ ...script, outcome: 'failed', errors: ['expected K7Q2ZD, with Bearer eyJh.b-c'] });
  expect(html).not.toMatch(/K7Q2ZD|eyJh/);
});
