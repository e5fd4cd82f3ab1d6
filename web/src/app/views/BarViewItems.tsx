import { Menu } from '@blueprintjs/core';
import { Bookmark } from '@/ui/buttons/icons';
import type { MenuView } from './MenuViews';
import { ViewItem } from './ViewItem';

export default function BarViewItems({ views, current }: { views: MenuView[]; current: string }) {
  return (
    <Menu className="views-popup" aria-label="Views">
      {views.map(({ view, of }) => (
        <ViewItem key={view.id} view={view} icon={<Bookmark />} isCurrent={view.id === current} label={of} />
      ))}
    </Menu>
  );
}
