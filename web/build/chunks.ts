// Which modules come in one file. Left to itself the bundler makes a file of every few modules that some screens share,
// and a screen then waits for dozens of them.
import type { Rolldown } from 'vite';

/** An open case comes when the first one is opened: most screens have none. */
const CASE = /\/web\/src\/(shared\/review\/case\/|ui\/pictures\/|reports\/(case\/|writing|useWriting)).*(?<!\.css)$/;

/** What is posted with a picture and read card by card: most screens have none of it either. */
const CONTENT =
  /\/web\/src\/(shared\/content\/|api\/upload|ui\/(cards\/|DetailDialog|PictureField|UploadProgress|useInView)).*(?<!\.css)$/;

/** What every screen behind the sign-in is made of: the shell around it, tables, dialogs, exports, and all their styles. */
const CONSOLE = new RegExp(
  [
    '/web/src/(shared/(?!review/case/|content/)|app/(shell|List|list|query|use|picture))',
    // The signs of a list's actions; alone they would be a request of their own.
    '/icons/lib/esm/generated/components/(edit|trash)\\.js',
    '/web/src/reports/(Export(Control|Progress)|byDay|exportRules|useExport)',
    '/web/src/api/retried',
    '/web/src/ui/(table|keys|pictureFile|TextArea|(Form|Save)Dialog|Select|Status|Password|[pP]osted|Human|[dD]a[ty]|useRestore|useFocus)',
    '/web/src/(areas/(?!tester)|shared/|reports/|ui/pictures/|ui/cards/).*\\.css',
  ].join('|'),
);

/** In the order in which they take their modules, each with all that these import. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'main', priority: 2, tags: ['$initial'] },
  { name: 'console', priority: 1, test: CONSOLE },
  { name: 'case', priority: 0, test: CASE },
  { name: 'content', priority: 0, test: CONTENT },
];
