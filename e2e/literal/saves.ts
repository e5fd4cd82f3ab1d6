// The main saves of all screens, by their paths. A unit test checks that no screen is missing.

import { SAVES_OF_ACCOUNTS } from './savesOfAccounts';
import { SAVES_OF_CONTENT } from './savesOfContent';
import { SAVES_OF_PEOPLE } from './savesOfPeople';
import type { Save } from './saving';

export const SAVES: Record<string, Save[]> = { ...SAVES_OF_PEOPLE, ...SAVES_OF_CONTENT, ...SAVES_OF_ACCOUNTS };
