// All that help tells of the screens. Each area has its texts in `help.ts` beside its screens; they come when somebody asks.
import type { HelpPage } from '@/app/help/page';

export { general } from '@/app/help/general';

const ofAreas = import.meta.glob<{ pages: HelpPage[] }>('./*/help.ts', { eager: true });

export const pages: HelpPage[] = Object.values(ofAreas).flatMap((area) => area.pages);
