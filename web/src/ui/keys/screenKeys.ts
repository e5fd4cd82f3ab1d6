import { createContext } from 'react';
import type { KeyAction } from './useKeys';

/** The keys of the screen around a list, which its sheet of keys names beside its own. */
export const ScreenKeys = createContext<KeyAction[]>([]);
