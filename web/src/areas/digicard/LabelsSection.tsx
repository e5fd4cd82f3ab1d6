import { Button, Classes, H2, HTMLTable, NonIdealState } from '@blueprintjs/core';
import dragHandleVertical from '@blueprintjs/icons/lib/esm/generated/16px/paths/drag-handle-vertical';
import { listFailure } from '@/app/list/ListTable';
import { BusyButton } from '@/ui/buttons/BusyButton';
import { drawn, IconButton } from '@/ui/buttons/icons';
import { Edit } from '@/ui/buttons/pageIcons';
import { StatusTag } from '@/ui/facts/StatusTag';
import { activeOrNot } from '@/ui/facts/statuses';
import { Failure } from '@/ui/messages/Failure';
import { NotLoaded } from '@/ui/messages/NotLoaded';
import '@/ui/table/table.css';
import { DisabledReason } from '@/ui/buttons/DisabledReason';
import type { Label } from './calls';
import type { Card } from './useCard';
import type { Move, Moving } from './useMoving';

interface Props {
  query: Card['labels'];
  moving: Moving;
  isSaving: boolean;
  /** The reason why the last move was not saved. */
  failure: string | null;
  /** The label that was just saved. */
  saved: string | null;
  onSave: (move: Move) => void;
  onAdd: () => void;
  onOpen: (label: Label) => void;
}

const DragHandle = drawn('drag-handle-vertical', dragHandleVertical);
const PLACEHOLDERS = 5;
const MOVE_LINE = 'move-line';
const MOVING = 'Save or undo the moved label first.';

export function LabelsSection({ query, moving, isSaving, saved, onSave, onAdd, onOpen, ...props }: Props) {
  const failure = query.data ? undefined : listFailure(query);
  const { move, shown, handleOf, settle, isDragged } = moving;
  return (
    <section aria-label="Labels">
      <div className="part-header">
        <H2>Labels</H2>
        <DisabledReason whyNot={move ? MOVING : query.data ? undefined : 'Labels are still loading.'}>
          {(off) => <Button {...off} intent="primary" text="Add Label" onClick={onAdd} />}
        </DisabledReason>
      </div>
      <div className="data-table labels-table">
        <div className="table-scroller">
          <HTMLTable compact interactive aria-label="Labels" aria-busy={query.isPending}>
            <thead>
              <tr>
                <th scope="col" className="label-position">
                  Position
                </th>
                <th scope="col">Label</th>
                <th scope="col" className="label-field">
                  Field
                </th>
                <th scope="col" className="label-status">
                  Status
                </th>
                <th scope="col" className="label-actions">
                  Actions
                </th>
              </tr>
            </thead>
            <tbody className={isDragged ? 'dragging' : undefined}>
              {query.isPending && !failure && <Placeholders />}
              {shown.map((label) => (
                <LabelRow
                  key={label.recordid}
                  label={label}
                  handle={handleOf(label)}
                  isMoved={move?.label.recordid === label.recordid}
                  isMarked={saved === label.label}
                  onOpen={move ? undefined : () => onOpen(label)}
                />
              ))}
            </tbody>
          </HTMLTable>
          {failure && <NotLoaded failure={failure} />}
          {query.data?.length === 0 && (
            <NonIdealState title="No labels" description="Add a label to show member data on the card." />
          )}
        </div>
      </div>
      <div className="move-bar">
        <p id={MOVE_LINE} role="status">
          {move
            ? `${move.label.label}: from position ${move.label.position} to ${shown[move.to]?.position}. Save or undo this before you edit another label.`
            : shown.length > 1 && 'Drag a row or use the arrow keys to move it.'}
        </p>
        {move && !isDragged && (
          <span className="part-buttons">
            <Button size="small" text="Undo move" disabled={isSaving} onClick={settle} />
            <BusyButton
              size="small"
              intent="primary"
              text="Save position"
              isBusy={isSaving}
              onClick={() => onSave(move)}
            />
          </span>
        )}
      </div>
      <Failure message={!move && props.failure} />
    </section>
  );
}

interface RowProps {
  label: Label;
  handle: ReturnType<Moving['handleOf']>;
  isMoved: boolean;
  isMarked: boolean;
  /** Undefined while a label is being moved. */
  onOpen: (() => void) | undefined;
}

function LabelRow({ label: { label, fieldval, position, isactive }, handle, isMoved, isMarked, onOpen }: RowProps) {
  const looks = [isMoved && 'moved', isMarked && 'just-saved'].filter(Boolean).join(' ');
  return (
    <tr className={looks || undefined} onClick={onOpen}>
      <td className="label-position">
        <IconButton
          {...handle}
          className="drag-handle"
          size="small"
          label={`Move ${label}`}
          icon={<DragHandle />}
          onClick={(event) => event.stopPropagation()}
        />
        {position}
      </td>
      <td className="wraps">
        {label}
        <span className="field-below">{fieldval}</span>
      </td>
      <td className="wraps label-field">{fieldval}</td>
      <td>
        <StatusTag status={activeOrNot(isactive)} />
      </td>
      <td className="label-actions">
        <DisabledReason whyNot={onOpen ? undefined : MOVING}>
          {(off) => (
            <IconButton
              {...off}
              size="small"
              label={`Edit ${label}`}
              icon={<Edit />}
              onClick={(event) => {
                event.stopPropagation();
                onOpen?.();
              }}
            />
          )}
        </DisabledReason>
      </td>
    </tr>
  );
}

/** As high as the rows, so that nothing moves when they arrive. */
function Placeholders() {
  return Array.from({ length: PLACEHOLDERS }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
    <tr key={at}>
      {['position', 'text', 'field', 'status', 'actions'].map((key) => (
        <td key={key} className={`label-${key}`}>
          <span className={Classes.SKELETON} aria-hidden="true">
            00000000
          </span>
        </td>
      ))}
    </tr>
  ));
}
