import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import './keys.css';
import type { KeyAction } from './useKeys';

interface Props {
  actions: Pick<KeyAction, 'key' | 'also' | 'group' | 'label'>[];
  isOpen: boolean;
  onClose: () => void;
}

const SHOWN: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓', Escape: 'Esc' };
const shown = (key: string) =>
  key
    .split('+')
    .map((part) => SHOWN[part] ?? part)
    .join('+') || '+';

/** Every key of a screen, by what it is for. */
export function KeySheet({ actions, isOpen, onClose }: Props) {
  const groups = [...new Set(actions.map(({ group }) => group))];
  return (
    <Dialog title="Keyboard" className="key-sheet" isOpen={isOpen} onClose={onClose}>
      <DialogBody>
        {groups.map((group) => (
          <section key={group}>
            <h3 className="bp6-heading">{group}</h3>
            <dl>
              {actions
                .filter((action) => action.group === group)
                .map(({ key, also, label }) => (
                  <div key={key}>
                    <dt>
                      <kbd>{shown(key)}</kbd>
                      {also && <kbd>{shown(also)}</kbd>}
                    </dt>
                    <dd>{label}</dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </DialogBody>
      <DialogFooter actions={<Button text="Close" onClick={onClose} autoFocus />} />
    </Dialog>
  );
}
