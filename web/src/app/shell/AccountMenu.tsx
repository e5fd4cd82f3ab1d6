import { Button } from '@blueprintjs/core';
import { loadedLater } from '@/ui/browser/lazyComponents';
import { ButtonPopover, useMenuDialog } from '@/ui/buttons/ButtonPopover';
import { CaretDown, User } from '@/ui/buttons/pageIcons';
import type { AccountDialog } from '../routing/routes';

const AccountItems = loadedLater(() => import('./AccountItems'));

export function AccountMenu({ folded = false }: { folded?: boolean }) {
  const { button, shown, choose, onClosed, close } = useMenuDialog<AccountDialog>();
  return (
    <>
      <ButtonPopover placement="bottom-end" onClosed={onClosed} content={<AccountItems onChoose={choose} />}>
        <Button
          ref={button}
          className="account-menu"
          variant="minimal"
          icon={<User />}
          endIcon={folded ? undefined : <CaretDown />}
          aria-label="Account"
        >
          {folded ? null : 'Account'}
        </Button>
      </ButtonPopover>
      {shown && <shown.dialog onClose={close} />}
    </>
  );
}
