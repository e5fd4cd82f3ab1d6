// The user's views in the menu bar.
import { Button } from '@blueprintjs/core';
import { loadedLater } from '@/ui/browser/lazyComponents';
import { ButtonPopover } from '@/ui/buttons/ButtonPopover';
import { CaretDown } from '@/ui/buttons/icons';
import { useMenuViews, useViewInAddress } from './MenuViews';

const BarViewItems = loadedLater(() => import('./BarViewItems'));

export function BarViews() {
  const views = useMenuViews();
  const current = useViewInAddress();
  if (views.length === 0) return null;
  const isHere = views.some(({ view }) => view.id === current);
  return (
    <ButtonPopover placement="bottom-start" content={<BarViewItems views={views} current={current} />}>
      <Button variant="minimal" text="Views" endIcon={<CaretDown />} aria-current={isHere ? 'true' : undefined} />
    </ButtonPopover>
  );
}
