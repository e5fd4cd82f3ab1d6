import { useQuery } from '@tanstack/react-query';
import type { AccountOfScreen, AccountPart } from '@/app/routing/routes';
import { PartFacts } from '@/shared/accounts/PartFacts';
import { planFilesQuery } from './calls';
import { DOCUMENTS } from './rules';

/** On the page of an account: which documents of its contract are there. */
function DocumentsPart({ account }: { account: AccountOfScreen }) {
  const { contract } = account;
  const files = useQuery({ ...planFilesQuery(account), enabled: contract !== '' });
  const documents =
    files.data &&
    DOCUMENTS.map(({ filetag, name }) => {
      const file = files.data.find((each) => each.filetag === filetag);
      return [name, file ? file.filename || 'Uploaded' : 'No File Yet'] as const;
    });
  const facts =
    contract === '' ? ([['Contract', 'None']] as const) : documents && [['Contract', contract] as const, ...documents];
  return <PartFacts queries={[files]} facts={facts} />;
}

export const part: AccountPart = { path: '/uploadatd', title: 'Documents', Facts: DocumentsPart };
