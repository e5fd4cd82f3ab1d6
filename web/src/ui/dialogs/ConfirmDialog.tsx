import { Button, Dialog, DialogBody, DialogFooter, InputGroup } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { Tick, WarningSign } from '@/ui/buttons/pageIcons';
import { ChangeList } from '@/ui/changes/ChangeList';
import { changesOf } from '@/ui/changes/changes';
import { Field } from '@/ui/fields/Field';
import { type KeyAction, useKeys } from '@/ui/keys/useKeys';
import { HumanCheck } from '@/ui/proofs/HumanCheck';
import type { Question } from './question';
import './dialogs.css';

const ICONS = { tick: <Tick />, warning: <WarningSign /> };

const NOTHING = 'No changes made.';
const NO_REASON = 'Enter a reason.';
const REASON_LENGTH = 200;

interface Props {
  question: Question;
  onAnswer: (yes: boolean) => void;
}

export default function ConfirmDialog({ question, onAnswer }: Props) {
  const { title, text, warnings = [], saves, human, reason, confirm, yesKey, cancel = 'Cancel' } = question;
  const { intent = 'primary', isCautious = false, icon } = question;
  const changes = saves && changesOf(saves);
  const [proof, setProof] = useState<string | null>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  const [written, setWritten] = useState('');
  const reasonInput = useRef<HTMLInputElement>(null);
  const agree = () => {
    if (human && proof === null) return setComplaint(human.complaint);
    if (reason && !written.trim()) {
      setComplaint(NO_REASON);
      return reasonInput.current?.focus();
    }
    reason?.take(written.trim());
    onAnswer(true);
  };
  const root = useRef<HTMLDivElement>(null);
  const keys: KeyAction[] = yesKey ? [{ key: yesKey, group: '', label: confirm, run: agree }] : [];
  useKeys(keys, root);
  return (
    <Dialog
      className="confirm"
      title={title}
      icon={icon && ICONS[icon]}
      role="alertdialog"
      isOpen
      // While the dialog animates, a fast click would miss its button.
      transitionDuration={0}
      onClose={() => onAnswer(false)}
      containerRef={root}
    >
      {(text || changes || human || reason || warnings.length > 0) && (
        <DialogBody>
          {warnings.length > 0 && (
            <ul className="question-warnings">
              {warnings.map(({ text: risk, why }) => (
                <li key={risk}>
                  <WarningSign size={20} />
                  <strong>{risk}</strong>
                  {why && <span>{why}</span>}
                </li>
              ))}
            </ul>
          )}
          {[text ?? []].flat().map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {changes && (
            <div className="question-changes">{changes.length > 0 ? <ChangeList changes={changes} /> : NOTHING}</div>
          )}
          {reason && (
            <Field label={reason.label} error={written.trim() ? undefined : (complaint ?? undefined)}>
              {(control) => (
                <InputGroup
                  {...control}
                  inputRef={reasonInput}
                  value={written}
                  onValueChange={setWritten}
                  onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && agree()}
                  maxLength={REASON_LENGTH}
                  autoComplete="off"
                  autoFocus
                />
              )}
            </Field>
          )}
          {reason && (
            <div className="question-reasons">
              {reason.suggestions.map((suggestion) => (
                <Button
                  key={suggestion}
                  size="small"
                  text={suggestion}
                  onClick={() => {
                    setWritten(suggestion);
                    reasonInput.current?.focus();
                  }}
                />
              ))}
            </div>
          )}
          {human && (
            <HumanCheck
              operation={human.operation}
              proof={proof}
              spent={0}
              onProof={setProof}
              complaint={proof === null ? complaint : null}
            />
          )}
        </DialogBody>
      )}
      <DialogFooter
        actions={
          <>
            {cancel && <Button text={cancel} onClick={() => onAnswer(false)} autoFocus={isCautious && !reason} />}
            <Button
              text={confirm}
              intent={intent}
              aria-keyshortcuts={yesKey}
              onClick={agree}
              autoFocus={!isCautious && !reason}
            />
          </>
        }
      >
        {yesKey && (
          <span className="question-keys key-hint">
            <span>
              <kbd>Enter</kbd> {cancel}
            </span>
            <span>
              <kbd>{yesKey}</kbd> {confirm}
            </span>
          </span>
        )}
      </DialogFooter>
    </Dialog>
  );
}
