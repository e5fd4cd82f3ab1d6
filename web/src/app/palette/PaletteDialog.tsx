import { Dialog } from '@blueprintjs/core';
import { useEffect, useId, useMemo, useState } from 'react';
import { Search } from '@/ui/buttons/icons';
import { useOptions } from '@/ui/fields/useOptions';
import { useRestoreFocus } from '@/ui/focus/focusPlace';
import { mayLeaveAll } from '@/ui/saving/useLeaveGuard';
import { openHelp } from '../help/help';
import { preferences, usePreferences } from '../preferences';
import { useAreas } from '../routing/routes';
import { useCurrentPath } from '../routing/screenName';
import { currentSession } from '../session/store';
import { type Command, type Found, findCommands, type More, type MoreCommands, withRecent } from './commandSearch';
import { actionCommands, dialogCommands, screenCommands } from './commands';
import { Options } from './Options';
import { type OptionGroup, optionGroups } from './optionGroups';
import { consoleCommands, latelyCommands, viewCommands } from './ownCommands';
import { currentAddress, openedScreens } from './recentlyOpened';
import { useRecords } from './useRecords';
import '@/ui/fields/comboBox.css';
import './palette.css';

interface Props {
  more: MoreCommands;
  /** A dialog is open below: actions of the screen are not offered. */
  isOverDialog: boolean;
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
}

const NONE: Command[] = [];
const NO_MORE: More = { commands: NONE, note: '' };

/** Asks first when the command leaves a screen with unsaved input. */
async function follow(command: Found): Promise<void> {
  if (command.stays || (await mayLeaveAll())) await command.run();
}

export default function PaletteDialog({ more, isOverDialog, text, onText, onClose }: Props) {
  const areas = useAreas();
  const path = useCurrentPath() ?? '';
  const { recentCommands } = usePreferences();
  // The session and the screen do not change while the palette is open.
  const [{ session, own, recent }] = useState(() => {
    const current = currentSession();
    const ofSession = current ? [...viewCommands(current, areas), ...screenCommands(current, areas)] : NONE;
    return {
      session: current,
      own: [
        ...latelyCommands(currentAddress()),
        ...(isOverDialog ? dialogCommands(path) : actionCommands(path)),
        ...ofSession,
        ...consoleCommands(current),
        helpCommand,
      ],
      recent: [...recentCommands, ...openedScreens().filter((screen) => screen !== path)],
    };
  });
  /** Further commands; the previous ones stay until the new ones have arrived. */
  const [others, setOthers] = useState<{ of: string | null; more: More }>({ of: null, more: NO_MORE });
  const records = useRecords(text, session, areas);
  const titleId = useId();
  const isPending = others.of !== text || records.isAsking;
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

  const groups: OptionGroup[] = useMemo(
    () => optionGroups(findCommands([...own, ...others.more.commands], text, recent), records.groups),
    [own, others, text, recent, records.groups],
  );
  const shown = groups.flatMap(({ commands }) => commands);
  const run = (command: Found) => {
    if (!command.isPassing) preferences.recentCommands = withRecent(command.id, recentCommands);
    onClose();
    // The command may open something that takes the focus; the palette must have closed and returned the focus before
    // that.
    requestAnimationFrame(() => void follow(command));
  };
  const options = useOptions({ items: shown, onChoose: run, isPending });
  const isNothing = groups.length === 0;
  const status = isNothing ? (records.isAsking ? 'Searching …' : !isPending && 'No matches') : others.more.note;

  return (
    <Dialog className="palette" aria-labelledby={titleId} isOpen onClose={onClose} transitionDuration={0}>
      <h2 id={titleId}>Commands</h2>
      <div className="palette-search">
        <Search />
        <input
          {...options.field}
          aria-label="Search for a command"
          placeholder="Search for a command or person"
          maxLength={250}
          autoFocus
          value={text}
          onChange={({ target }) => {
            onText(target.value);
            options.begin();
          }}
          onKeyDown={options.press}
        />
      </div>
      <Options groups={groups} options={options} />
      <p role="status">{status}</p>
    </Dialog>
  );
}

const helpCommand: Command = {
  id: 'help',
  group: 'Help',
  label: 'Help',
  hint: 'Keys',
  stays: true,
  run: () => openHelp(),
};
