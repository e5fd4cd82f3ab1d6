// The facts of an application, for its dialog and its report.
import type { FactsSection } from '@/reports/case/caseReport';
import { yesOrNo } from '@/ui/facts/statuses';
import { shownDay, shownMoment } from '@/ui/texts/days';
import {
  type Application,
  genderOf,
  isSecretary,
  lacksBankDetails,
  mobileOf,
  roleOf,
  selectedDoctors,
} from './application';

/** The facts on the licence, grouped so that they can be compared with its picture. Secretaries have no licence. */
export const licence = (application: Application): FactsSection => ({
  title: isSecretary(application) ? 'Name and birthdate' : 'Compare with the licence',
  facts: [
    ...(isSecretary(application) ? [] : [['PRC Number', application.PRCnumber] as const]),
    ['Last Name', application.Lastname],
    ['First Name', application.Firstname],
    ['Middle Name', application.MidName],
    ['Birthdate', shownDay(application.Birthdate)],
  ],
});

const submitted = (application: Application): FactsSection => ({
  title: 'Application',
  facts: [
    ['Role', roleOf(application)],
    ['Doctor Type', application.DrType],
    ['Doctor Code', application.DrCode],
    ['Gender', genderOf(application)],
    ['Email', application.Email],
    ['Contact Number', mobileOf(application)],
    ['Telephone', application.Telephone],
    ['Registration Date', shownMoment(application.Regdate ?? null)],
    ['Applies Again', yesOrNo(application.is_reapprove)],
  ],
});

function bankDetails(application: Application): FactsSection {
  const missing = lacksBankDetails(application) ? 'Missing' : '';
  return {
    title: 'Bank account details',
    facts: [
      ['Bank Account', application.bankacct || missing],
      ['SWIFT Code', application.swiftcode || missing],
    ],
  };
}

/** Everything except the licence and the selected doctors, which the dialog shows in another form. */
export const otherFacts = (application: Application): FactsSection[] => [
  submitted(application),
  ...(isSecretary(application) ? [] : [bankDetails(application)]),
];

export const reportSections = (application: Application) => [
  licence(application),
  ...otherFacts(application),
  ...(isSecretary(application)
    ? [{ title: 'Selected doctors', text: selectedDoctors(application).join('\n') || 'None' }]
    : []),
];
