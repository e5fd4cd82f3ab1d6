import { Link } from 'wouter';
import { mayEnter, visitorOf } from '@/app/routing/guards';
import { paths } from '@/app/routing/paths';
import { type AccountOfScreen, useAreas } from '@/app/routing/routes';
import { useCurrentPath } from '@/app/routing/screenName';
import { useSignedIn } from '@/app/session/store';

interface Props {
  /** Without a contract the page shows that of the account's own record. */
  account: Pick<AccountOfScreen, 'acct'> & Partial<AccountOfScreen>;
  company: string;
}

/** The name of an account, which links to its page for those who may open it. */
export function AccountName({ account: { acct, contract = '' }, company }: Props) {
  const visitor = visitorOf(useSignedIn());
  const here = useCurrentPath();
  const page = useAreas().routes.find(({ path }) => path === paths.account);
  const isLink = page && page.path !== here && mayEnter(page, visitor);
  return isLink ? <Link to={page.ofAccount?.({ acct, contract }) ?? page.path}>{company}</Link> : company;
}
