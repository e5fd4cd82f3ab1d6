import type { ComponentType } from 'react';
import { stateOf } from '@/shared/content/contentFilters';
import { EyeOpen, Glass, Heart, Home, Mountain, Pulse, ShoppingCart, Tag, Wrench } from '@/ui/buttons/icons';
import { StatusTag } from '@/ui/facts/StatusTag';
import type { Offer } from '../calls';
import { byValidity, validityOf } from './rules';

const ICONS: Record<string, ComponentType<{ size: number }>> = {
  'Beauty & Wellness': Heart,
  'Dining & Cafe': Glass,
  Fitness: Pulse,
  'Hotels & Resorts': Home,
  Optical: EyeOpen,
  'Leisure & Recreation': Mountain,
  'Other Services': Wrench,
  Retail: ShoppingCart,
};

/** A category's icon and name. Categories without an icon of their own share one. */
export function CategoryLabel({ name }: { name: string }) {
  const Icon = ICONS[name] ?? Tag;
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
