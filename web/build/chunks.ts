// Which modules come in one file. Left to itself the bundler makes a file of every few modules that some screens share,
// and a screen then waits for dozens of them.
import type { Rolldown } from 'vite';

/** The login page is the first that people see: it loads no more than this and what the entry holds. */
const FORMS = new RegExp(
  [
    '/node_modules/(react-hook-form|@hookform/resolvers|valibot)/',
    '/@blueprintjs/core/.*/(callout|formGroup|inputGroup|asyncControllableInput|segmentedControl|abstractPureComponent)\\.js',
    '/@blueprintjs/icons/.*/(error|info-sign|tick|warning-sign|eye-off|eye-open)\\.js',
    '/web/src/ui/(BusyButton|Choice|EmailField|Failure|Field|focusPlace|passwordRules)\\.',
    '/web/src/(app/session|areas/session)/(?!.*Dialog)',
  ].join('|'),
);

/** What every screen behind the sign-in is made of: the shell around it, tables, dialogs. */
const CONSOLE =
  /\/web\/src\/(shared\/|app\/(shell|List|list|query|use)|ui\/(table|keys|(Form|Save)Dialog|Select|Status|Password|Human|days|useRestore|useFocus))/;

/** In the order in which they take their modules, each with all that these import. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'main', tags: ['$initial'], priority: 3 },
  { name: 'main', priority: 3, test: /rolldown[\\/]runtime/ },
  { name: 'forms', priority: 2, test: FORMS },
  { name: 'console', priority: 1, test: CONSOLE },
];
