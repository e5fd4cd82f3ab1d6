// All help texts of the screens. Each area has its own in `help.ts`; they are loaded when the user opens the help.
import type { HelpPage } from '@/app/help/page';

export { general } from '@/app/help/general';

const ofAreas = import.meta.glob<{ pages: HelpPage[] }>('./*/help.ts', { eager: true });

export const pages: HelpPage[] = Object.values(ofAreas).flatMap((area) => area.pages);
