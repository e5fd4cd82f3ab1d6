import { NonIdealState } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listFailure } from '@/app/list/ListTable';
import { AccountScreen } from '@/shared/accounts/AccountScreen';
import { type Account, searchAccounts } from '@/shared/accounts/calls';
import { columnsWithContract } from '@/shared/accounts/columns';
import { NotLoaded } from '@/ui/messages/NotLoaded';
import { planFilesQuery } from './calls';
import { DocumentPanel } from './DocumentPanel';
import './plans.css';
import { DOCUMENTS } from './rules';
import type { Uploads } from './useUpload';

export default function PlansPage() {
  const [uploads] = useState<Uploads>(() => new Set());
  const mayLeave = async () => {
    for (const ask of [...uploads]) if (!(await ask())) return false;
    return true;
  };
  return (
    <AccountScreen
      purpose="Select an account to see and upload its contract documents."
      isOfContract
      ask={searchAccounts}
      columns={columnsWithContract}
      mayLeave={mayLeave}
    >
      {(account) =>
        account.contract === '' ? (
          <NonIdealState
            title="No contract"
            description={`${account.acct} has no contract. Documents belong to a contract.`}
          />
        ) : (
          <Documents key={`${account.acct} ${account.contract}`} account={account} uploads={uploads} />
        )
      }
    </AccountScreen>
  );
}

function Documents({ account, uploads }: { account: Account; uploads: Uploads }) {
  const files = useQuery(planFilesQuery(account));
  const failure = files.data ? undefined : listFailure(files);
  if (failure) return <NotLoaded failure={failure} title="The documents could not be loaded" />;
  return (
    <div className="plan-panels">
      {DOCUMENTS.map((document) => (
        <DocumentPanel
          key={document.filetag}
          account={account}
          uploads={uploads}
          document={document}
          file={files.data && (files.data.find(({ filetag }) => filetag === document.filetag) ?? null)}
        />
      ))}
    </div>
  );
}
