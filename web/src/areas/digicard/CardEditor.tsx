// The card of one account: its labels in order, their style, and a preview of the card.
import { Button, H2, NonIdealState } from '@blueprintjs/core';
import { useQueryClient } from '@tanstack/react-query';
import { type CSSProperties, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { MARKED_MS } from '@/app/list/justSaved';
import { useOpenItem } from '@/app/list/listState';
import { usePatch } from '@/app/saving/concurrentChanges';
import { useSave } from '@/app/saving/useSave';
import { useSignedIn } from '@/app/session/store';
import { User } from '@/ui/buttons/pageIcons';
import { useConfirm } from '@/ui/dialogs/confirm';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { CLOSE_QUESTION, PROCEED } from '@/ui/dialogs/question';
import { Failure } from '@/ui/messages/Failure';
import { toast } from '@/ui/messages/toasts';
import { useLeaveGuard } from '@/ui/saving/useLeaveGuard';
import {
  type CardAccount,
  cardKey,
  type Flags,
  type Label,
  labelsQuery,
  NO_CARD,
  NO_MEMBER,
  updateLabel,
} from './calls';
import { LabelsSection } from './LabelsSection';
import {
  CARD,
  codeOf,
  inOrder,
  LABEL_SAVED,
  type Line,
  linesOf,
  MOST_ROWS,
  onCards,
  textSize,
  withLabelMoved,
} from './rules';
import { StylePanel } from './StylePanel';
import type { Card } from './useCard';
import { type Move, useMoving } from './useMoving';

interface PreviewCardProps {
  /** The URL of the background image. */
  image: string | undefined;
  lines: readonly Line[];
  hasSelfie: boolean;
  isLoading?: boolean;
}

/** A preview of the card, at any width. */
function PreviewCard({ image, lines, hasSelfie, isLoading = false }: PreviewCardProps) {
  const { list, visibleCount } = useVisibleLines(lines);
  const left = lines.length - visibleCount;
  const size = textSize(lines, hasSelfie);
  const style = { '--size': size / CARD.width, '--rows': MOST_ROWS } as CSSProperties;
  return (
    <div className="card-frame">
      <figure className="card-preview" aria-label="Preview of the card" aria-busy={isLoading} style={style}>
        {isLoading && <div className="bp6-skeleton card-image" />}
        {image && <img className="card-image" src={image} alt="" />}
        <ol ref={list} className={hasSelfie ? 'card-lines beside-selfie' : 'card-lines'}>
          {lines.map(({ id, label, value, isLabelBold, isValueBold }, at) => (
            <li key={id} className={at < visibleCount ? undefined : 'no-room'}>
              {label && <span className={isLabelBold ? 'bold' : undefined}>{label}: </span>}
              <span className={isValueBold ? 'bold' : undefined}>{value}</span>
            </li>
          ))}
        </ol>
        {hasSelfie && (
          <div className="card-selfie">
            <User size={48} />
            <span>Selfie</span>
          </div>
        )}
      </figure>
      {left > 0 && (
        <p className="preview-note">
          {`+ ${left} more ${left === 1 ? 'label' : 'labels'} that do not fit on the card`}
        </p>
      )}
    </div>
  );
}

/** A line that is cut by less than a pixel counts as fitting. */
const TOLERANCE = 1;

/** How many lines fit into the list element. */
function useVisibleLines<Line>(lines: readonly Line[]) {
  const list = useRef<HTMLOListElement>(null);
  const [visibleCount, setVisibleCount] = useState(lines.length);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const bottom = element.getBoundingClientRect().bottom + TOLERANCE;
      const drawn = [...element.children];
      const first = drawn.findIndex((line) => line.getBoundingClientRect().bottom > bottom);
      setVisibleCount(first < 0 ? lines.length : first);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [lines]);
  return { list, visibleCount };
}

const LabelDialog = lazyDialog(() => import('./LabelDialog'));
const UploadDialog = lazyDialog(() => import('./UploadDialog'));

const PROBLEM = 'Oops! Problem fetching Digicard.';
const NONE: Label[] = [];
const idOf = ({ recordid }: Label) => String(recordid);

interface Props {
  account: CardAccount;
  card: Card;
  /** The id of the label whose dialog is open; 'new' when adding one. */
  open: string;
  onOpen: (open: string) => void;
  isUploading: boolean;
  onUploading: (isUploading: boolean) => void;
  onDirty: (isDirty: boolean) => void;
}

export function CardEditor({ account, card, open, onOpen, isUploading, onUploading, onDirty }: Props) {
  const code = codeOf(account);
  const { labels: query, style, image, isLoading, isMissing, onRetry } = card;
  const labels = useMemo(() => (query.data ? inOrder(query.data) : NONE), [query.data]);
  const [draft, setDraft] = useState<Flags | null>(null);
  const [isStyleDirty, setStyleDirty] = useState(false);
  const [isStyleSaving, setStyleSaving] = useState(false);
  const confirm = useConfirm();
  const close = () => onOpen('');
  const opened = useOpenItem(query.data, idOf, open, close);
  const [saved, setSaved] = useState<string | null>(null);
  const { moving, ...moves } = useSavedMoves(code, labels, setSaved);
  const flags = draft ?? style;
  const member = card.member.data ?? null;
  // Labels are shown also where there is no image behind them yet.
  const hasPreview = !onRetry && (!isMissing || labels.length > 0);

  useEffect(() => {
    if (saved === null) return undefined;
    const timer = setTimeout(() => setSaved(null), MARKED_MS);
    return () => clearTimeout(timer);
  }, [saved]);
  useEffect(() => {
    if (isMissing) toast.warning(NO_CARD);
  }, [isMissing]);
  const isDirty = isStyleDirty || moving.move !== null;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  // While either is being saved, leaving is not possible.
  const isSaving = isStyleSaving || moves.isSaving;
  const mayLeave = async () => !isSaving && (await confirm(CLOSE_QUESTION));
  const drop = () => {
    setDraft(null);
    moving.settle();
  };
  useLeaveGuard(isDirty, mayLeave, drop);

  const preview = useCallback(
    (shown: readonly Label[], behind: string | undefined = image) => (
      <PreviewCard
        image={behind}
        lines={linesOf(shown, flags, member)}
        hasSelfie={flags?.isVisibleSelfie ?? false}
        isLoading={isLoading}
      />
    ),
    [image, flags, member, isLoading],
  );

  return (
    <div className="card-parts">
      <LabelsSection
        query={query}
        moving={moving}
        saved={saved}
        {...moves}
        onAdd={() => onOpen('new')}
        onOpen={(label) => onOpen(idOf(label))}
      />
      <div className="card-side">
        <section aria-label="Preview">
          <div className="part-header">
            <H2>Preview</H2>
            {(isStyleDirty || moving.move) && <span className="not-saved">Not saved yet</span>}
          </div>
          {onRetry ? (
            <div className="card-problem">
              <Failure message={PROBLEM} />
              <Button text="Try again" onClick={onRetry} />
            </div>
          ) : (
            isMissing && (
              <div id="no-card">
                <NonIdealState
                  className="no-card"
                  title={NO_CARD}
                  description={
                    style
                      ? 'The image of this card is missing on the server. Upload it again.'
                      : 'This account has no card yet. Upload an image to create one.'
                  }
                  action={<Button intent="primary" text="Upload an image" onClick={() => onUploading(true)} />}
                />
              </div>
            )
          )}
          {hasPreview && preview(moving.shown)}
          {card.member.data === null && (
            <p className="preview-note">{NO_MEMBER}: the card shows its labels without values.</p>
          )}
          {card.member.error && !card.member.data && (
            <p className="preview-note">
              The sample member could not be loaded.{' '}
              <Button size="small" text="Try again" onClick={() => void card.member.refetch()} />
            </p>
          )}
          {member && hasPreview && <p className="preview-note">Sample member, with vowels masked as X.</p>}
        </section>
        {style && (
          <StylePanel
            code={code}
            style={style}
            draft={draft}
            onDraft={setDraft}
            onDirty={setStyleDirty}
            onSaving={setStyleSaving}
          />
        )}
      </div>
      {query.data && (open === 'new' || opened) && (
        <LabelDialog
          key={open}
          code={code}
          labels={labels}
          label={opened}
          preview={(shown) => preview(shown)}
          onSaved={setSaved}
          onClose={close}
        />
      )}
      {isUploading && (
        <UploadDialog
          account={account}
          style={style}
          isShown={style !== undefined && !isMissing}
          preview={(url) => preview(labels, url)}
          onSaved={card.noteUpload}
          onClose={() => onUploading(false)}
        />
      )}
    </div>
  );
}

/** Saves a moved label after a confirmation; otherwise it returns to its old position. */
function useSavedMoves(code: string, labels: Label[], onSaved: (label: string) => void) {
  const { emailaddress } = useSignedIn().user_info.data;
  const queries = useQueryClient();
  const patch = usePatch();
  const list = labelsQuery(code);
  const afterOf = ({ label, to }: Move) => withLabelMoved(labels, label.recordid, to);
  const { save, failure, isSaving } = useSave({
    refresh: cardKey(code),
    success: LABEL_SAVED,
    refusal: 'warning',
    asks: ({ label, from, to }: Move) => ({
      ...PROCEED,
      text: [`${label.label}: from position ${from + 1} to ${to + 1}.`, onCards(code)],
    }),
    send: (move, agreed) => {
      const { label, to } = move;
      const position = afterOf(move)[to]?.position ?? label.position;
      return patch(label, { idOf, list }, (now, compared) =>
        updateLabel({ ...agreed, ...compared }, code, { ...now, position }, label.position, emailaddress),
      );
    },
    onSaved: (move) => {
      // Shows the new order until the list has been fetched again.
      queries.setQueryData(list.queryKey, afterOf(move));
      onSaved(move.label.label);
    },
  });
  const moving = useMoving({ labels, isLocked: isSaving, onDrop: (move) => void drop(move) });

  const drop = async (move: Move) => {
    await save(move);
    moving.settle();
  };
  return { moving, isSaving, failure, onSave: (move: Move) => void drop(move) };
}
