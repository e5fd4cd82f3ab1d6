// The comparison with the company's record, the other submitted data, and the company's profile on demand.
import { Button, Callout } from '@blueprintjs/core';
import { Facts } from '@/shared/review/Facts';
import { BusyButton } from '@/ui/BusyButton';
import { shownMoment } from '@/ui/days';
import { compareRegistration } from '../comparison';
import { addressOf, mobileOf, type Registration } from '../registration';
import { CompanyProfile } from './CompanyProfile';
import { ComparisonTable } from './ComparisonTable';
import type { Case } from './useCase';

interface Props {
  registration: Registration;
  subject: Case;
  profileShown: boolean;
  onToggleProfile: () => void;
}

export function CaseRecords({ registration, subject, profileShown, onToggleProfile }: Props) {
  const { core, company, companyFailure, issue, isRetrying, retry } = subject;
  return (
    <>
      {issue && (
        <Callout intent="danger" icon={false} role="alert">
          <p>{issue}</p>
          <BusyButton text="Try again" isBusy={isRetrying} onClick={retry} />
        </Callout>
      )}
      <ComparisonTable
        comparisons={compareRegistration(registration, core)}
        state={core ? 'compared' : subject.isLoading ? 'loading' : 'unknown'}
      />
      <Button
        text={profileShown ? 'Hide Member Profile' : 'View Member Profile'}
        aria-expanded={profileShown}
        onClick={onToggleProfile}
      />
      {profileShown && companyFailure && (
        <Callout intent="danger" icon={false} role="alert">
          <p>{companyFailure.message}</p>
          <Button text="Try again" aria-label="Try again: member profile" onClick={companyFailure.onRetry} />
        </Callout>
      )}
      {profileShown && !companyFailure && <CompanyProfile registration={registration} core={core} company={company} />}
      <Facts
        title="Submitted as well"
        facts={[
          ['Mobile Number', mobileOf(registration)],
          ['Email', registration.email],
          ['Email Verified Date', shownMoment(registration.email_verdate)],
          ['Posted Date', shownMoment(registration.posted_date)],
          ['Address', addressOf(registration)],
          ['Company', registration.company],
          ...(registration.status === 'D' ? [['Disapproval Remarks', registration.remarks ?? ''] as const] : []),
          ...(registration.reapproved_date
            ? [
                [
                  'Reapproved',
                  `by ${registration.reapproved_by} at ${shownMoment(registration.reapproved_date)}`,
                ] as const,
              ]
            : []),
        ]}
      />
    </>
  );
}
