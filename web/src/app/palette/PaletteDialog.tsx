import { Dialog } from '@blueprintjs/core';
import { useEffect, useId, useMemo, useState } from 'react';
import { Search } from '@/ui/icons';
import { useOptions } from '@/ui/useOptions';
import { useRestoreFocus } from '@/ui/useRestoreFocus';
import { helpCommand } from '../help/command';
import { preferences, usePreferences } from '../preferences';
import { useAreas } from '../routes';
import { currentSession } from '../session/store';
import { useCurrentPath } from '../shell/useCurrentPath';
import { actionCommands, screenCommands } from './commands';
import { type Command, found, grouped, type More, type MoreCommands, withRecent } from './found';
import '@/ui/comboBox.css';
import './palette.css';

interface Props {
  more: MoreCommands;
  onClose: () => void;
}

const NONE: Command[] = [];
const NO_MORE: More = { commands: NONE, note: '' };

export default function PaletteDialog({ more, onClose }: Props) {
  const areas = useAreas();
  const path = useCurrentPath() ?? '';
  const { recentCommands } = usePreferences();
  // The session and the screen stay what they are while it is open.
  const [own] = useState(() => {
    const session = currentSession();
    return [...actionCommands(path), ...(session ? screenCommands(session, areas) : NONE), helpCommand];
  });
  /** Those of what was typed before stay until the others are there. */
  const [others, setOthers] = useState<{ of: string | null; more: More }>({ of: null, more: NO_MORE });
  const [text, setText] = useState('');
  const titleId = useId();
  const isPending = others.of !== text;
  useRestoreFocus();

  useEffect(() => {
    let isGone = false;
    void more(text)
      .catch(() => NO_MORE)
      .then((answer) => !isGone && setOthers({ of: text, more: answer }));
    return () => {
      isGone = true;
    };
  }, [more, text]);

  const groups = useMemo(
    () => grouped(found([...own, ...others.more.commands], text, recentCommands)),
    [own, others, text, recentCommands],
  );
  const shown = groups.flatMap(({ commands }) => commands);
  const run = (command: Command) => {
    preferences.recentCommands = withRecent(command.id, recentCommands);
    onClose();
    // What it opens takes the focus from here, and gives it back to where it was before.
    requestAnimationFrame(() => void command.run());
  };
  const options = useOptions({ items: shown, onChoose: run, isPending });

  let at = -1;
  return (
    <Dialog className="palette" aria-labelledby={titleId} isOpen onClose={onClose} transitionDuration={0}>
      <h2 id={titleId}>Commands</h2>
      <div className="palette-search">
        <Search />
        <input
          {...options.field}
          aria-label="What do you want to do?"
          placeholder="What do you want to do?"
          maxLength={250}
          autoFocus
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            options.begin();
          }}
          onKeyDown={options.press}
        />
      </div>
      <div {...options.list} role="listbox" className="palette-list combo-options" aria-label="Commands">
        {groups.map(({ name, commands }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of a list box is no set of fields.
          <div key={name} role="group" aria-label={name}>
            <div className="palette-group" aria-hidden>
              {name}
            </div>
            {commands.map((command) => {
              at += 1;
              return (
                <div
                  key={command.id}
                  {...options.option(command, at)}
                  className={at === options.active ? 'palette-option active' : 'palette-option'}
                >
                  <span>{command.label}</span> {command.hint && <small>{command.hint}</small>}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p role="status">{shown.length === 0 ? !isPending && 'Nothing is called so' : others.more.note}</p>
    </Dialog>
  );
}
