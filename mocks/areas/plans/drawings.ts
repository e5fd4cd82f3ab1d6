// Scanned documents: a page with the account, its company and contract, and the kind of document.
import type { components } from '#contract';
import { type Drawing, labelledValue, line } from '../../seeding/drawing';
import type { CorporateAccount } from '../accounts/seed';

export type FileTag = components['schemas']['FileTag'];

const PAGE = { width: 1000, height: 1300 };
const INK = '#1b2733';
const BRANDS = { first: { name: 'LUMINA', colour: '#1f4568' }, second: { name: 'AVEGA', colour: '#146c5b' } };

const TITLES: Record<FileTag, string> = { ATD: 'Authority to Deduct', EPLAN: 'Eligibility Plan' };

const LINES: Record<FileTag, string[]> = {
  ATD: [
    'We authorize our payroll to deduct from the salaries of',
    'our employees their share of the premium for enrolled',
    'dependents, every month while the contract above is in',
    'force, and to remit it by the tenth of the next month.',
    'This authority is valid until we revoke it in writing.',
  ],
  EPLAN: [
    'Rank and file: ward, PHP 100,000, one dependent',
    'Supervisors: semi-private, PHP 150,000, two dependents',
    'Managers: private room, PHP 250,000, dental',
    'Executives: suite, PHP 500,000, dental and optical',
    'Newly hired: from the month after regularization',
  ],
};

export function documentOf({ acct, company, contract, avega }: CorporateAccount, tag: FileTag): Drawing {
  const { name, colour } = avega ? BRANDS.second : BRANDS.first;
  const fact = (label: string, value: string, y: number) =>
    labelledValue(label, value, { x: 90, y, width: 820, size: 30 });
  const body = LINES[tag].map((text, at) => {
    const y = 640 + at * 62;
    const rule = `<path d="M90 ${y + 20}H910" stroke="#d7dbe2"/>`;
    return line(text, { x: 90, y, width: 820, size: 22, fill: INK }) + (tag === 'EPLAN' ? rule : '');
  });
  return {
    ...PAGE,
    content: `<rect width="1000" height="1300" fill="#fdfdfb"/><rect width="1000" height="130" fill="${colour}"/>
      ${line(name, { x: 90, y: 82, width: 400, size: 40, bold: true, fill: '#fff', spacing: 6 })}
      ${line(TITLES[tag], { x: 90, y: 220, width: 820, size: 48, bold: true, fill: INK })}
      ${fact('Corporate Account', acct, 300)}${fact('Company', company, 390)}${fact('Contract', contract, 480)}
      <path d="M90 570H910" stroke="${colour}" stroke-width="3"/>${body.join('')}
      <path d="M90 1120c40-60 60 30 90-20s40 20 70-10 50 10 90-16" fill="none" stroke="#2b4a8b" stroke-width="4"/>
      <path d="M90 1140H420" stroke="${INK}"/>
      ${line('Authorized signatory', { x: 90, y: 1172, width: 330, size: 20, fill: '#5b6b7a' })}
      ${line(`${tag} ${acct}`, { x: 640, y: 1240, width: 280, size: 18, fill: '#5b6b7a' })}`,
  };
}
