import { Button, H2 } from '@blueprintjs/core';
import { type Listed, ListTable } from '@/app/list/ListTable';
import { useListState } from '@/app/list/listState';
import { useDelete } from '@/app/saving/useDelete';
import { MenuIcon } from '@/app/shell/MenuIcon';
import { ACCESS_KEY } from '@/shared/roles';
import { DisabledReason } from '@/ui/buttons/DisabledReason';
import { DiagramTree, Edit, Trash } from '@/ui/buttons/icons';
import { actionsColumn } from '@/ui/table/columns/actionsColumn';
import type { Column } from '@/ui/table/columns/columns';
import { deleteMainMenu, type MainMenu, type SubMenu } from './calls';
import { NOT_LOADED, namesOf, subMenusOf } from './rules';
import type { Open } from './useOpenDialog';

interface Props {
  mainMenus: Listed<MainMenu>;
  subMenus: SubMenu[];
  /** Whether all data for the dialogs is loaded. */
  isReady: boolean;
  open: Open;
}

const idOf = ({ tabaccessid }: MainMenu) => String(tabaccessid);

export function MainMenusSection({ mainMenus, subMenus, isReady, open }: Props) {
  const confirmDelete = useDelete({ refresh: ACCESS_KEY });
  const list = useListState({ name: 'menus', rows: 5 });
  const countOf = (menu: MainMenu) => subMenusOf(menu, subMenus).length;

  const remove = (menu: MainMenu) => {
    const text = `Sub menus: ${namesOf(subMenusOf(menu, subMenus))}. A main menu with sub menus cannot be deleted.`;
    return confirmDelete({ title: `Delete the main menu ${menu.tabname}?`, text, isRefused: countOf(menu) > 0 }, (by) =>
      deleteMainMenu(by, menu.tabaccessid),
    );
  };

  const columns: Column<MainMenu>[] = [
    {
      key: 'icon',
      title: 'Icon',
      text: ({ icon }) => icon,
      cell: ({ icon }) => (
        <span className="drawn-icon">
          <MenuIcon name={icon} /> {icon}
        </span>
      ),
    },
    { key: 'name', title: 'Name', text: ({ tabname }) => tabname },
    { key: 'subMenus', title: 'Sub menus', text: (menu) => String(countOf(menu)), sortBy: countOf },
    actionsColumn(
      (menu) => [
        {
          label: `Sub menus of ${menu.tabname}`,
          icon: <DiagramTree />,
          whyNot: isReady ? undefined : NOT_LOADED,
          onClick: () => open('subMenus', idOf(menu)),
        },
        {
          label: `Edit ${menu.tabname}`,
          icon: <Edit />,
          whyNot: isReady ? undefined : NOT_LOADED,
          onClick: () => open('mainMenu', idOf(menu)),
        },
        { label: `Delete ${menu.tabname}`, icon: <Trash />, onClick: () => remove(menu) },
      ],
      3,
    ),
  ];

  return (
    <section aria-label="Main menus">
      <H2>MAIN MENUS</H2>
      <ListTable
        label="MAIN MENUS"
        list={{ ...list, name: 'main-menus', query: mainMenus, columns, rowId: idOf }}
        add={{ label: 'Add Main Menu', onAdd: () => open('mainMenu') }}
        extra={
          <DisabledReason whyNot={isReady ? undefined : NOT_LOADED}>
            {(off) => <Button {...off} text="Menus Control" onClick={() => open('control')} />}
          </DisabledReason>
        }
        search={{ label: 'Search main menus' }}
        empty={{ title: 'No main menus', description: 'Add a main menu to hold sub menus.' }}
      />
    </section>
  );
}
