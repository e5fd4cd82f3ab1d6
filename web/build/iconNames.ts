// Leaves out Blueprint's list of all icon names: six hundred names, converted to three spellings whenever a page
// starts. It is needed only for icons by name; the console imports each icon as a component.
import type { Plugin } from 'vite';

export function iconNames(): Plugin {
  return {
    name: 'icon-names',
    apply: 'build',
    load: (id) =>
      /@blueprintjs\/icons\/lib\/esm\/iconNames\.js$/.test(id)
        ? 'export const IconNames = {}; export const IconNamesSet = new Set();'
        : undefined,
  };
}
