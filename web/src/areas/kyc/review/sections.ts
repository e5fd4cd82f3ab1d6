// The facts of a registration, for its dialog and its report.
import type { CaseSection, FactsSection } from '@/reports/case/caseReport';
import { type Comparison, compareRegistration } from '../judging/comparison';
import { addressOf, type CoreMember, mobileOf, type Registration } from '../registration';

const OUTCOMES: Record<Comparison['outcome'], string> = {
  differs: 'Differs',
  notSubmitted: 'Not submitted',
  notOnRecord: 'Not on record',
  same: 'Same',
  nothing: 'Nothing to compare',
};

export const outcomeText = ({ outcome, reordered }: Comparison) =>
  reordered ? 'Same, in another order' : OUTCOMES[outcome];

export const submittedFacts = (registration: Registration): FactsSection => ({
  title: 'Also submitted',
  facts: [
    ['Mobile Number', mobileOf(registration)],
    ['Email', registration.email],
    ['Address', addressOf(registration)],
    ['Company', registration.company],
  ],
});

/** Without the company's record there is nothing to compare with. */
function comparison(registration: Registration, core: CoreMember | null): CaseSection {
  const compared = compareRegistration(registration, core);
  if (!core) {
    return { title: 'Submitted', facts: compared.map(({ label, submitted }) => [label, submitted] as const) };
  }
  return {
    title: 'Submitted and company record',
    columns: [
      { title: 'Field', width: 16 },
      { title: 'Submitted', width: 30 },
      { title: 'Company record', width: 30 },
      { title: 'Comparison', width: 16 },
    ],
    rows: compared.map((each) => ({
      cells: [each.label, each.submitted, each.company, outcomeText(each)],
      isMarked: each.outcome === 'differs' || each.outcome === 'notSubmitted',
    })),
  };
}

export const reportSections = (registration: Registration, core: CoreMember | null): CaseSection[] => [
  comparison(registration, core),
  submittedFacts(registration),
];
