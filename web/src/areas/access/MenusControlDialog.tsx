// Moves sub menus from one main menu to another.
import { HTMLSelect } from '@blueprintjs/core';
import { usePatch } from '@/app/saving/concurrentChanges';
import { useUsername } from '@/app/session/store';
import { SaveDialog } from '@/ui/dialogs/SaveDialog';
import { type MainMenu, type SubMenu, subMenusQuery, updateSubMenu } from './calls';
import { labelsOf, moveQuestion, NOTHING_CHANGED } from './rules';
import { SubMenuList } from './SubMenuList';
import { useChanges } from './useChanges';

const idOf = ({ modaccessid }: SubMenu) => String(modaccessid);

interface Props {
  mainMenus: MainMenu[];
  subMenus: SubMenu[];
  onClose: () => void;
}

export default function MenusControlDialog({ mainMenus, subMenus, onClose }: Props) {
  const username = useUsername();
  const patch = usePatch();
  const nameOf = (id: number) => mainMenus.find(({ tabaccessid }) => tabaccessid === id)?.tabname ?? '';
  const { wantedOf, want, changes, submit, isSaving } = useChanges({
    subMenus,
    current: ({ tabaccessid }) => tabaccessid,
    change: (menu, tabaccessid) => ({
      label: `${menu.labelname} to ${nameOf(tabaccessid)}`,
      send: (agreed) =>
        patch(menu, { idOf, list: subMenusQuery }, (now, compared) =>
          updateSubMenu({ ...agreed, ...compared }, { ...now, tabaccessid }, username),
        ),
    }),
    exists: (id) => mainMenus.some(({ tabaccessid }) => tabaccessid === id),
    asks: moveQuestion,
    note: 'People see these menus the next time they sign in.',
    onSaved: onClose,
  });
  const options = mainMenus.map(({ tabaccessid, tabname }) => ({ value: tabaccessid, label: tabname }));
  return (
    <SaveDialog
      title="Menus Control"
      className="wide-dialog"
      onSubmit={submit}
      onClose={onClose}
      isSaving={isSaving}
      hasChanges={changes.length > 0}
      whyNot={changes.length > 0 ? undefined : NOTHING_CHANGED}
    >
      <p>The main menu of each sub menu.</p>
      <SubMenuList label="Sub menus" subMenus={subMenus}>
        {(menu) => (
          <HTMLSelect
            aria-label={`Main menu of ${menu.labelname}`}
            options={options}
            value={wantedOf(menu)}
            onChange={({ currentTarget }) => want(menu, Number(currentTarget.value))}
          />
        )}
      </SubMenuList>
      <p className="changes" aria-live="polite">
        {changes.length > 0 ? `Moves: ${labelsOf(changes)}.` : 'No changes yet.'}
      </p>
    </SaveDialog>
  );
}
