// The main saves of all screens, by their paths. That no screen is missing, a unit test sees to.

import { SAVES_OF_ACCOUNTS } from './savesOfAccounts';
import { SAVES_OF_CONTENT } from './savesOfContent';
import { SAVES_OF_PEOPLE } from './savesOfPeople';
import type { Save } from './saving';

export const SAVES: Record<string, Save[]> = { ...SAVES_OF_PEOPLE, ...SAVES_OF_CONTENT, ...SAVES_OF_ACCOUNTS };
