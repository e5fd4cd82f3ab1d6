import { Dialog } from '@blueprintjs/core';
import { useEffect, useId, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Search } from '@/ui/buttons/pageIcons';
import { useOptions } from '@/ui/fields/useOptions';
import { useRestoreFocus } from '@/ui/focus/focusPlace';
import { mayLeaveAll } from '@/ui/saving/useLeaveGuard';
import { openHelp } from '../help/help';
import { preferences, toggleTheme } from '../preferences';
import { mayEnter, visitorOf } from '../routing/guards';
import { go } from '../routing/navigation';
import { type JoinedAreas, routeAt, useAreas } from '../routing/routes';
import { screenName, useCurrentPath } from '../routing/screenName';
import { logout } from '../session/logout';
import { APPLICATIONS } from '../session/session';
import { currentSession, type Session } from '../session/store';
import { viewAddress } from '../views/rules';
import { sortedViews, viewsOf } from '../views/store';
import { type Command, type Found, findCommands, type More, type MoreCommands, withRecent } from './commandSearch';
import { actionCommands, dialogCommands, screenCommands } from './commands';
import { type OptionGroup, optionGroups } from './optionGroups';
import { currentAddress, openedRecords, openedScreens } from './recentlyOpened';
import { useRecords } from './useRecords';
import '@/ui/fields/comboBox.css';
import './palette.css';

// The palette's personal and general commands: saved views, recently opened records, theme, application and logout.

const VIEWS = 'Views';
const RECENTLY_OPENED = 'Recently opened';
const CONSOLE = 'Console';

/**
 * Views of the screens that the user may enter. A view's name may be a person's, so only its id is stored as recent.
 */
function viewCommands(session: Session, areas: JoinedAreas): Command[] {
  const visitor = visitorOf(session);
  return sortedViews(viewsOf(session)).flatMap((view) => {
    const route = routeAt(areas.routes, view.path);
    if (!route || !mayEnter(route, visitor)) return [];
    const hint = screenName(route, session);
    const run = () => go(viewAddress(view.id, view));
    return [{ id: `view ${view.id}`, group: VIEWS, label: view.name, hint, words: 'view', run }];
  });
}

/** Without the record that is open now. */
const latelyCommands = (currentPath: string): Command[] =>
  openedRecords()
    .filter(({ address }) => address !== currentPath)
    .map(({ id, label, of, address }) => ({
      id: `opened ${of} ${id}`,
      group: RECENTLY_OPENED,
      label,
      hint: of,
      isPassing: true,
      run: () => go(address),
    }));

function consoleCommands(session: Session | null): Command[] {
  const theme: Command = {
    id: 'theme',
    group: CONSOLE,
    label: preferences.theme === 'dark' ? 'Light theme' : 'Dark theme',
    words: 'dark light theme appearance colours',
    stays: true,
    run: toggleTheme,
  };
  if (!session) return [theme];
  const others = APPLICATIONS.filter(({ value }) => value !== session.appName);
  return [
    theme,
    ...others.map(({ value }) => ({
      id: `application ${value}`,
      group: CONSOLE,
      label: `Switch to ${value}`,
      hint: 'signs you out',
      words: 'application',
      run: () => logout(value),
    })),
    { id: 'logout', group: CONSOLE, label: 'Logout', words: 'sign out', run: () => logout() },
  ];
}

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
  const { recentCommands } = useSnapshot(preferences);
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
      <h2 id={titleId} className="for-readers">
        Commands
      </h2>
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

interface OptionsProps {
  groups: readonly OptionGroup[];
  options: Pick<ReturnType<typeof useOptions<Found>>, 'active' | 'list' | 'option'>;
}

function Options({ groups, options }: OptionsProps) {
  let at = -1;
  return (
    <div {...options.list} role="listbox" className="palette-list combo-options" aria-label="Commands">
      {groups.map(({ name, note, failure, commands }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group in a listbox is not a fieldset.
        <div key={name} role="group" aria-label={name}>
          <div className="palette-group" aria-hidden>
            {name} {note && <small>{note}</small>}
          </div>
          {failure && (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
            <div role="option" aria-disabled aria-selected={false} className="palette-failure">
              {failure}
            </div>
          )}
          {commands.map((command) => {
            at += 1;
            return (
              <div
                key={command.id}
                {...options.option(command, at)}
                className={at === options.active ? 'palette-option active' : 'palette-option'}
              >
                <span>
                  <Label command={command} />
                </span>{' '}
                {command.hint && <small>{command.hint}</small>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Highlights the matched letters. */
function Label({ command: { label, at } }: { command: Found }) {
  if (!at || at.length === 0) return label;
  const parts: { text: string; isMeant: boolean }[] = [];
  for (const [place, letter] of Array.from(label).entries()) {
    const isMeant = at.includes(place);
    const last = parts.at(-1);
    if (last?.isMeant === isMeant) last.text += letter;
    else parts.push({ text: letter, isMeant });
  }
  return parts.map(({ text, isMeant }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key.
    isMeant ? <b key={place}>{text}</b> : <span key={place}>{text}</span>,
  );
}
