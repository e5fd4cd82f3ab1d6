// What the areas show on the page of a corporate account, loaded with that page.
import type { AccountPart } from '@/app/routing/routes';

const ofAreas = import.meta.glob<{ part: AccountPart }>('./*/AccountPart.tsx', { eager: true });

export const accountParts: AccountPart[] = Object.values(ofAreas).map(({ part }) => part);
