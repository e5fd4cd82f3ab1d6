// The comparison with the company's record, the other submitted data, and the company's profile on demand.
import { Button, Callout } from '@blueprintjs/core';
import { Facts } from '@/shared/review/case/Facts';
import { BusyButton } from '@/ui/buttons/BusyButton';
import { compareRegistration } from '../judging/comparison';
import type { Registration } from '../registration';
import { ComparisonTable } from './ComparisonTable';
import { IN_RECORDS, profileFacts, type Records } from './profile';
import { submittedFacts } from './sections';
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
          <p>{`${IN_RECORDS} could not be loaded. ${companyFailure.message}`}</p>
          <Button text="Try again" aria-label="Try again: member profile" onClick={companyFailure.onRetry} />
        </Callout>
      )}
      {profileShown && (
        <CompanyProfile
          registration={registration}
          core={core ?? (subject.isLoading ? undefined : 'failed')}
          company={companyFailure ? 'failed' : company}
        />
      )}
      <Facts {...submittedFacts(registration)} />
    </>
  );
}

/** All data of the company's systems that have answered. */
function CompanyProfile({ registration, ...records }: Records & { registration: Registration }) {
  return <Facts title="Member profile of the company" facts={profileFacts(registration, records)} />;
}
