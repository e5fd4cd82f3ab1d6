// Help pages about what is the same on every screen.
import type { GeneralPage } from './page';

export const general: GeneralPage[] = [
  {
    title: 'Finding your way',
    purpose: 'The menu lists your screens. Use keys or search for everything else.',
    steps: [
      '[Ctrl K] searches commands: screens, actions on the screen, the theme. A few letters are enough.',
      '[?] opens this help when you are not typing. So does [Help] in the account menu.',
      'The account menu also has the password, the privacy policy, the light and dark themes, and [Logout].',
      'The page address includes the tab, filters, page and open record. Bookmark it, or send it to a colleague with the same access.',
    ],
    notes: [
      'You are signed out after {idle} of inactivity, with a warning ten seconds before. Sign in again to return to where you were.',
      'Signing in on another device signs you out here.',
      'Settings such as the theme, columns and rows per page are saved only in this browser.',
    ],
    calls: ['logoutAgora', 'logoutAlagaMd'],
  },
  {
    title: 'Lists',
    purpose: 'Every list has search, filters, columns, pages and keys.',
    steps: [
      '[/] goes to the search. It ignores capitals and accents.',
      'Click a column header to sort, except on [Marketplace] and [eRCS Validity], whose server sets the order. [Columns] selects the columns and [Rows per page] the number of rows.',
      '[j] and [k] move through the rows, the square brackets turn pages, and [Enter] opens the row.',
      'Where available, [Export] saves the rows shown as Excel or PDF.',
    ],
    notes: [
      'The number below a list counts all matches, not only this page.',
      'A saved row is highlighted for a moment.',
      'If a list cannot be loaded, you see why and can use [Try again]. Rows that were loaded before stay.',
    ],
    calls: [],
  },
  {
    title: 'Saving',
    purpose:
      'Errors never lose your input, nothing is sent twice, and changes that affect many people ask you to confirm.',
    steps: [
      'Errors appear at their field. Unusual values only show a warning: use [Save anyway].',
      'Changes that affect several people, or cannot be undone, ask you to confirm. The focus starts on the button that cancels.',
      'If a change affects members or money, you see its effect before you save.',
      'If someone else changed the same record, you see both versions and can [Save both]. If you both changed the same field, use [Keep theirs] or [Save mine].',
      'If the console cannot check for changes by others, it saves nothing until you click [Save anyway].',
      'If the message after saving has Undo, use it or [Ctrl Z] to undo the change.',
      'If the server fails or does not answer, the console checks the current state before it sends anything again.',
      'When you are offline, a bar appears and changes are not sent, now or later. Your input stays.',
    ],
    notes: [
      'For the human check, tick the box and wait a moment. Each check works once.',
      'Leaving a form with unsaved changes asks you to confirm.',
    ],
    calls: [],
  },
  {
    title: 'The desks',
    purpose: 'Registrations and doctors’ applications are decided one by one. The desk opens the next case for you.',
    steps: [
      'Sort the whole pending queue by any column, and filter by attempts, age or missing items. The next case follows that order.',
      'When you filter or sort, the first cases appear right away while the rest of the queue is searched. [Stop] ends the search and keeps the results.',
      'An open desk checks for new cases every minute. “3 new” or “Was 137, now 140” appears above the table, and the number in the menu and the title. Click it to update the list.',
      '[Decided by me today] shows your decisions of the day and their number.',
    ],
    notes: ['The page address includes the order and the filters.'],
    calls: [],
  },
  {
    title: 'Views',
    purpose: 'Save the filters, order, columns and rows of a list under a name.',
    steps: [
      'Set up the list and save it as a view next to its heading.',
      'You then find the view there, in the main menu and with [Ctrl K].',
      'Copy its link for a colleague or another browser. It opens the same list and can be saved there.',
    ],
    notes: ['Views are saved in this browser, for you and the application.'],
    calls: [],
  },
  {
    title: 'Many at once',
    purpose: 'Select several rows to change them together.',
    steps: [
      '[x] selects a row; hold Shift to select the rows in between. You can also select all results.',
      'Click an action. You confirm once, and see what will happen to how many rows.',
      'Rows are sent one by one. You see the progress and can stop at any time.',
      'Every row shows its result. You can retry only the failed rows.',
    ],
    notes: ['Decisions about people, such as approving a registration, are always made one by one.'],
    calls: [],
  },
  {
    title: 'From a sheet',
    purpose:
      'Add and change terminals, pods, top providers, e-billing recipients and eRCS validities from a spreadsheet.',
    steps: [
      'Paste rows with their headings, or open an XLSX or CSV file. [Empty sheet] downloads a sheet with the right headings.',
      'Columns are matched by name. You can also match them yourself.',
      'Every row is checked before anything is sent. You see what is new, changed, unchanged or wrong.',
      'Then the rows are sent one by one, as described in Many at once.',
    ],
    calls: [],
  },
  {
    title: 'Preview on a phone',
    purpose:
      'Newsletters, offers, announcements, advisories and marketplace products show a phone preview beside their form.',
    steps: [
      'To preview a saved one, use the eye on its card or row: [As the member sees it] or [As the doctor sees it].',
      'The preview shows the card and the page it opens, in light and dark, shortened as in the app.',
      'Only you see unsaved changes.',
    ],
    calls: [],
  },
  {
    title: 'Your password',
    purpose: 'Change it with [Change Password] in the account menu.',
    steps: ['Enter the old password, and the new one twice.', 'Tick the human check and press [Save].'],
    saved: ['You stay signed in here. All your other sessions end.'],
    notes: ['8 to 50 characters with a lowercase letter, an uppercase letter, a number and a special character.'],
    calls: ['changePassword'],
  },
];
