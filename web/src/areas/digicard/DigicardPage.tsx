import { Button, NonIdealState } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { config } from '@/app/config';
import { listFailure } from '@/app/list/ListTable';
import { useQueryState } from '@/app/routing/query';
import { ScreenTitle } from '@/app/routing/screenName';
import { warnEarly } from '@/app/session/earlyIdleWarning';
import { cleanFileName, save } from '@/reports/writing/file';
import { useWriting } from '@/reports/writing/writeReport';
import { writeInWorker } from '@/reports/writing/writing';
import { AccountLinks } from '@/shared/accounts/AccountLinks';
import { AccountName } from '@/shared/accounts/AccountName';
import { BusyButton } from '@/ui/buttons/BusyButton';
import { DisabledReason } from '@/ui/buttons/DisabledReason';
import { useConfirm } from '@/ui/dialogs/confirm';
import { CLOSE_QUESTION } from '@/ui/dialogs/question';
import { FactList } from '@/ui/facts/FactList';
import { ComboBox } from '@/ui/fields/ComboBox';
import { Failure } from '@/ui/messages/Failure';
import { Loading } from '@/ui/messages/MessagePage';
import { toast } from '@/ui/messages/toasts';
import { CardEditor } from './CardEditor';
import { type CardAccount, createSample, NO_CARD, NO_MEMBER } from './calls';
import { accountsQuery } from './lists';
import { codeOf, companyOf, companyType, NO_COMPANY } from './rules';
import { useCard } from './useCard';
import './digicard.css';

const defaults = { account: '', open: '' };
const NONE: CardAccount[] = [];
const ACCOUNTS_LOADING = 'Accounts are still loading.';
const textOf = ({ label }: CardAccount) => label;
const sayNoCompany = () => void toast.warning(NO_COMPANY);

export default function DigicardPage() {
  useEffect(warnEarly, []);
  const accounts = useQuery(accountsQuery);
  const [{ account: code, open }, setQuery] = useQueryState(defaults);
  const account = useMemo(() => accounts.data?.find((each) => codeOf(each) === code), [accounts.data, code]);
  const card = useCard(account);
  const confirm = useConfirm();
  const isDirty = useRef(false);
  const noteDirty = useCallback((now: boolean) => {
    isDirty.current = now;
  }, []);
  /** The account whose upload dialog is open. */
  const [uploadingFor, setUploadingFor] = useState('');
  if (uploadingFor !== '' && uploadingFor !== code) setUploadingFor('');
  const isLooking = code !== '' && accounts.isPending;
  const [failure, setFailure] = useState<string | null>(null);
  const accountsFailure = accounts.data ? undefined : listFailure(accounts);

  const choose = async (chosen: CardAccount) => {
    if (chosen === account || (isDirty.current && !(await confirm(CLOSE_QUESTION)))) return;
    setFailure(null);
    setQuery({ account: codeOf(chosen), open: '' });
  };

  return (
    <section className="screen digicard">
      <ScreenTitle />
      <div className="card-bar">
        <ComboBox
          label="Account"
          placeholder={accounts.isPending ? 'Loading the accounts…' : 'Search by code or company'}
          items={accounts.data ?? NONE}
          textOf={textOf}
          idOf={codeOf}
          selected={account}
          onSelect={(chosen) => void choose(chosen)}
          disabled={!accounts.data?.length}
        />
        {account && <Facts account={account} />}
        <div className="card-actions">
          {account ? (
            <SampleButton
              key={code}
              account={account}
              whyNot={card.member.data === null ? NO_MEMBER : card.isMissing ? NO_CARD : undefined}
              onFailure={setFailure}
            />
          ) : (
            <DisabledReason whyNot={isLooking ? ACCOUNTS_LOADING : undefined}>
              {(off) => <Button {...off} text="Generate Sample PDF" onClick={sayNoCompany} />}
            </DisabledReason>
          )}
          <DisabledReason whyNot={isLooking ? ACCOUNTS_LOADING : undefined}>
            {(off) => (
              <Button
                {...off}
                text="Upload Digicard"
                onClick={() => (account ? setUploadingFor(code) : sayNoCompany())}
              />
            )}
          </DisabledReason>
        </div>
      </div>
      {account && <AccountLinks account={{ acct: code, contract: account.contract }} />}
      <Failure message={failure} />
      <Failure message={accountsFailure?.message} />
      {accountsFailure && <Button text="Try again" onClick={accountsFailure.onRetry} />}
      {isLooking && <Loading />}
      {accounts.data && !account && <NoAccount code={code} hasAccounts={accounts.data.length > 0} />}
      {account && (
        <CardEditor
          key={code}
          account={account}
          card={card}
          open={open}
          onOpen={(wanted) => setQuery({ open: wanted }, { replace: open !== '' })}
          isUploading={uploadingFor === code}
          onUploading={(is) => setUploadingFor(is ? code : '')}
          onDirty={noteDirty}
        />
      )}
    </section>
  );
}

function Facts({ account }: { account: CardAccount }) {
  const { product, secondBrand } = config();
  return (
    <FactList
      label="Selected Account"
      facts={[
        [
          'Company',
          <AccountName
            key="company"
            account={{ acct: codeOf(account), contract: account.contract }}
            company={companyOf(account)}
          />,
        ],
        ['Company Type', companyType(account, product, secondBrand)],
        ['Contract', account.contract || 'None'],
      ]}
    />
  );
}

function NoAccount({ code, hasAccounts }: { code: string; hasAccounts: boolean }) {
  if (!hasAccounts)
    return <NonIdealState title="No accounts" description="There are no accounts with a digital card yet." />;
  return (
    <NonIdealState
      title={code ? 'Account not found' : 'No account selected'}
      description={`${code ? `No account has the code ${code}. ` : ''}Select one to see and change its card.`}
    />
  );
}

const UNDER_WAY = 'Generating Sample Janus PDF Please Wait...';
const DONE = 'Please check your Downloads folder. Thank you!';

interface Props {
  account: CardAccount;
  /** The reason why a sample is not possible. */
  whyNot: string | undefined;
  onFailure: (message: string | null) => void;
}

/** Generates one sample at a time; choosing another account cancels it. */
function SampleButton({ account, whyNot, onFailure }: Props) {
  const [isBusy, setBusy] = useState(false);
  const { run, stop } = useWriting(onFailure);
  const code = codeOf(account);
  const generate = async () => {
    const isSaved = await run(async (signal) => {
      onFailure(null);
      setBusy(true);
      const dismiss = toast.underWay(UNDER_WAY);
      try {
        const pdf = await createSample(code, account, signal);
        const marked = await sampleOnly(pdf, signal);
        signal.throwIfAborted();
        save(marked, cleanFileName(`Digicard ${code} sample`, 'pdf'));
      } finally {
        dismiss();
        setBusy(false);
      }
    });
    if (isSaved) toast.success(DONE);
  };
  return (
    <>
      {isBusy && <Button text="Cancel" onClick={stop} />}
      <DisabledReason whyNot={whyNot}>
        {(off) => <BusyButton {...off} text="Generate Sample PDF" isBusy={isBusy} onClick={() => void generate()} />}
      </DisabledReason>
    </>
  );
}

/** A PDF with 'SAMPLE ONLY' across each of its pages. */
const sampleOnly = (pdf: ArrayBuffer, signal: AbortSignal): Promise<Blob> =>
  writeInWorker(async (writing) => writing.start({ type: 'sample', pdf }), { signal });
