import type { Command } from '../palette/commandSearch';
import { openHelp } from './help';

export const helpCommand: Command = {
  id: 'help',
  group: 'Help',
  label: 'Help',
  hint: 'Keys',
  stays: true,
  run: () => openHelp(),
};
