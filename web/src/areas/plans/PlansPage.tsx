import { Button, NonIdealState } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import { listFailure } from '@/app/ListTable';
import { AccountScreen } from '@/shared/accounts/AccountScreen';
import { type Account, searchAccounts } from '@/shared/accounts/calls';
import { columnsWithContract } from '@/shared/accounts/columns';
import { planFilesQuery } from './calls';
import { DocumentPanel } from './DocumentPanel';
import './plans.css';
import { DOCUMENTS } from './rules';

export default function PlansPage() {
  return (
    <AccountScreen
      title="Upload ATD / Eligibility Plan"
      purpose="Select an account to see and upload the two documents of its contract."
      ask={searchAccounts}
      columns={columnsWithContract}
    >
      {(account) =>
        account.contract === '' ? (
          <NonIdealState
            title="No contract"
            description={`${account.acct} is under no contract. Documents are uploaded for one.`}
          />
        ) : (
          <Documents key={account.acct} account={account} />
        )
      }
    </AccountScreen>
  );
}

function Documents({ account }: { account: Account }) {
  const files = useQuery(planFilesQuery(account));
  const failure = files.data ? undefined : listFailure(files);
  if (failure) {
    return (
      <NonIdealState
        title="The documents could not be loaded"
        description={failure.message}
        action={<Button text="Try again" onClick={failure.onRetry} />}
      />
    );
  }
  return (
    <div className="plan-panels">
      {DOCUMENTS.map((document) => (
        <DocumentPanel
          key={document.filetag}
          holder={account}
          document={document}
          file={files.data && (files.data.find(({ filetag }) => filetag === document.filetag) ?? null)}
        />
      ))}
    </div>
  );
}
