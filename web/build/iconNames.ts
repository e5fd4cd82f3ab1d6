// Leaves out Blueprint's list of the names of all its icons: six hundred names, spelled in three ways when a page starts.
// It is for icons that are asked for by name; here each is imported as a component.
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
