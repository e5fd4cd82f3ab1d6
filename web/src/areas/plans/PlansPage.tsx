import { Button, H2, NonIdealState } from '@blueprintjs/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react';
import { ApiError, messageOf } from '@/api/answer';
import { listFailure } from '@/app/list/ListTable';
import { type LoadedPicture, reloadPicture, useReleasedPictures } from '@/app/picture';
import { AccountScreen } from '@/shared/accounts/AccountScreen';
import { type Account, searchAccounts } from '@/shared/accounts/calls';
import { columnsWithContract } from '@/shared/accounts/columns';
import { BusyButton } from '@/ui/buttons/BusyButton';
import { DisabledReason } from '@/ui/buttons/DisabledReason';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { UploadProgress } from '@/ui/files/UploadProgress';
import { Failure } from '@/ui/messages/Failure';
import { NotLoaded } from '@/ui/messages/NotLoaded';
import { type PlanFile, planFilesQuery, planPictureQuery } from './calls';
import { DOCUMENTS, type Document } from './rules';
import { type Uploads, useUpload } from './useUpload';
import './plans.css';

const PreviewDialog = lazyDialog(() => import('./PreviewDialog'), { isRare: true });

const NO_FILE: PlanFile = { filename: '', filepath: '', fileext: 'png', filetag: 'ATD' };

interface Props {
  account: Account;
  document: Document;
  /** The saved document: null when there is none, undefined while that is unknown. */
  file: PlanFile | null | undefined;
  uploads: Uploads;
}

/** One document of an account, with its preview and the controls to upload and replace it. */
function DocumentPanel({ account, document, file, uploads }: Props) {
  useReleasedPictures();
  const queries = useQueryClient();
  const titleId = useId();
  const [isPreviewed, setPreviewed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const uploadButton = useRef<HTMLSpanElement>(null);
  const picture = useQuery({ ...planPictureQuery(file ?? NO_FILE), enabled: Boolean(file) });
  // The file may claim to be a picture without being one, which only the browser finds out when it draws it.
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const isBroken = picture.data !== undefined && picture.data.url === brokenUrl;
  const { share, problem, stop, take } = useUpload({ account, document, file: file ?? undefined, uploads });
  const isKnown = file !== undefined;
  // Files are accepted only once it is known whether there is one to replace.
  const dropTarget = useDroppedFile((chosen) => isKnown && void take(chosen));
  const { name } = document;
  const alt = `${name} of ${account.acct}`;

  return (
    <section className="panel" aria-labelledby={titleId} {...dropTarget}>
      <H2 id={titleId}>{name}</H2>
      <div className="plan-frame">
        {!isKnown && <div className="bp6-skeleton" role="status" aria-label={`${alt} is loading`} />}
        {file === null && <p className="plan-note">No File Yet</p>}
        {file && (
          <DocumentPicture
            alt={alt}
            picture={picture.data}
            error={picture.data ? null : picture.error}
            isBroken={isBroken}
            onBroken={setBrokenUrl}
            onRetry={() => void reloadPicture(queries, planPictureQuery(file).queryKey)}
            onOpen={() => setPreviewed(true)}
          />
        )}
      </div>
      <div className="plan-actions">
        <span ref={uploadButton}>
          <DisabledReason whyNot={isKnown ? undefined : 'Checking for a file…'}>
            {(off) => (
              <BusyButton
                {...off}
                intent={file ? 'none' : 'primary'}
                text={file ? 'Replace File' : 'Upload Now'}
                isBusy={share !== null}
                onClick={() => input.current?.click()}
              />
            )}
          </DisabledReason>
        </span>
        {file && (
          <DisabledReason whyNot={picture.data && !isBroken ? undefined : 'The picture is missing.'}>
            {(off) => <Button {...off} text="Preview" onClick={() => setPreviewed(true)} />}
          </DisabledReason>
        )}
        <input
          ref={input}
          hidden
          type="file"
          disabled={!isKnown || share !== null}
          accept="image/png,image/jpeg"
          aria-label={`File of the ${name}`}
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0]);
            // So that the same file can be chosen again after it was changed.
            currentTarget.value = '';
          }}
        />
      </div>
      <div className="plan-below">
        <Failure message={problem} />
        {share === null && !problem && <p>A PNG or JPG picture of at most 7 MB. You can also drop or paste it here.</p>}
        {share === null && !problem && file === null && <p>It is uploaded right away and becomes the {alt}.</p>}
        {share !== null && (
          <div className="plan-sending">
            <UploadProgress share={share} />
            <Button
              text="Stop"
              aria-label={`Stop uploading the ${name}`}
              onClick={() => {
                // The button disappears with the upload, so the focus has to move.
                uploadButton.current?.querySelector('button')?.focus();
                stop();
              }}
            />
          </div>
        )}
      </div>
      {isPreviewed && picture.data && (
        <PreviewDialog name={alt} picture={picture.data} onClose={() => setPreviewed(false)} />
      )}
    </section>
  );
}

/** Attributes for an element on which files can be dropped or pasted. */
function useDroppedFile(onFile: (file: File | undefined) => void) {
  const [isOver, setOver] = useState(false);

  const take = (event: DragEvent | ClipboardEvent, { files }: DataTransfer) => {
    if (files.length === 0) return;
    event.preventDefault();
    onFile(files[0]);
  };
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      const isFile = event.dataTransfer.types.includes('Files');
      // `preventDefault` allows the drop here. Elsewhere the console refuses dropped files.
      if (isFile) event.preventDefault();
      setOver(isFile);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      take(event, event.dataTransfer);
    },
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
  };
}

const UNREADABLE = 'The picture could not be loaded.';

interface DocumentPictureProps {
  alt: string;
  picture: LoadedPicture | undefined;
  error: Error | null;
  isBroken: boolean;
  onBroken: (url: string) => void;
  onRetry: () => void;
  onOpen: () => void;
}

/** A small preview of the document, or the reason why there is none. */
function DocumentPicture({ alt, picture, error, isBroken, onBroken, onRetry, onOpen }: DocumentPictureProps) {
  if (picture && !isBroken) {
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the button below does the same.
      <img src={picture.url} alt={alt} onClick={onOpen} onError={() => onBroken(picture.url)} />
    );
  }
  if (!error && !isBroken) return <div className="bp6-skeleton" role="status" aria-label={`${alt} is loading`} />;
  const isMissing = error instanceof ApiError && error.failure === 'refused';
  return (
    <div className="plan-note" role="alert">
      <p>{isMissing ? messageOf(error) : UNREADABLE}</p>
      {!isMissing && <Button text="Try again" aria-label={`Try again: ${alt}`} onClick={onRetry} />}
    </div>
  );
}

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
