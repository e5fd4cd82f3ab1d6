import glass from '@blueprintjs/icons/lib/esm/generated/16px/paths/glass';
import heart from '@blueprintjs/icons/lib/esm/generated/16px/paths/heart';
import home from '@blueprintjs/icons/lib/esm/generated/16px/paths/home';
import mountain from '@blueprintjs/icons/lib/esm/generated/16px/paths/mountain';
import pulse from '@blueprintjs/icons/lib/esm/generated/16px/paths/pulse';
import shoppingCart from '@blueprintjs/icons/lib/esm/generated/16px/paths/shopping-cart';
import tag from '@blueprintjs/icons/lib/esm/generated/16px/paths/tag';
import wrench from '@blueprintjs/icons/lib/esm/generated/16px/paths/wrench';
import type { ComponentType } from 'react';
import { stateOf } from '@/shared/content/contentFilters';
import { drawn, EyeOpen } from '@/ui/buttons/icons';
import { StatusTag } from '@/ui/facts/StatusTag';
import type { Offer } from '../calls';
import { byValidity, validityOf } from './rules';

const ICONS: Record<string, ComponentType<{ size: number }>> = {
  'Beauty & Wellness': drawn('heart', heart),
  'Dining & Cafe': drawn('glass', glass),
  Fitness: drawn('pulse', pulse),
  'Hotels & Resorts': drawn('home', home),
  Optical: EyeOpen,
  'Leisure & Recreation': drawn('mountain', mountain),
  'Other Services': drawn('wrench', wrench),
  Retail: drawn('shopping-cart', shoppingCart),
};
const OTHER = drawn('tag', tag);

/** A category's icon and name. Categories without an icon of their own share one. */
export function CategoryLabel({ name }: { name: string }) {
  const Icon = ICONS[name] ?? OTHER;
  return (
    <span className="offer-category-label">
      <Icon size={14} />
      {name || 'No category'}
    </span>
  );
}

/** The days on which an offer is valid, and a tag when it is scheduled, over or disabled. */
export const Validity = ({ offer }: { offer: Offer }) => (
  <span className="offer-validity">
    <StatusTag status={stateOf(offer, byValidity.phaseOf) ?? ''} />
    {validityOf(offer)}
  </span>
);
