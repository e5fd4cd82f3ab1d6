// Help pages about what is the same on every screen.
import type { GeneralPage } from './page';

export const general: GeneralPage[] = [
  {
    title: 'Finding your way',
    purpose: 'The menu has your screens; everything else is found by a key or by its name.',
    steps: [
      '[Ctrl K] opens what can be done by its name: screens, the actions of the screen, the theme. A few letters are enough.',
      '[?] opens this help, wherever no one is writing; so does [Help] in the account menu.',
      'The account menu also has the password, the privacy policy, the light and the dark theme, and [Logout].',
      'The address bar is a link to exactly what is on the screen: tab, filters, page and the open record. It can be kept, or sent to a colleague, who sees it if they may.',
    ],
    notes: [
      'After {idle} without doing anything you are signed out. A warning comes ten seconds before; signing in again leads back to where you were.',
      'Signing in on another device ends the session here.',
      'What is kept between visits, such as the theme, the columns and the rows per page, is kept in this browser alone.',
    ],
    calls: ['logoutAgora', 'logoutAlagaMd'],
  },
  {
    title: 'Lists',
    purpose: 'Lists have a search, filters, columns and pages, and keys for all of it.',
    steps: [
      '[/] goes to the search. It looks in every word, whatever its capitals and accents.',
      'A press on a column’s head sorts by it, but on [Marketplace] and [eRCS Validity]: their server gives them page by page, in its own order. [Columns] chooses which columns are shown; [Rows per page], where it can be chosen, how many rows.',
      '[j] and [k] walk through the rows, the two square brackets turn the pages, [Enter] opens the row.',
      'Where a list can be taken along, [Export] writes what is shown, as Excel or PDF.',
    ],
    notes: [
      'The number below a list counts all that match, not only those of the page.',
      'A row that was just saved is marked for a moment.',
      'When a list could not be loaded it says why, and [Try again] asks anew. What was loaded before stays.',
    ],
    calls: [],
  },
  {
    title: 'Saving',
    purpose: 'What is typed is never lost to an error, nothing is sent twice, and what concerns many asks first.',
    steps: [
      'What is wrong or missing is said at its field. What is only unusual is a warning: press once more to save all the same.',
      'What concerns more than one person, or cannot be undone, asks before it is sent. The focus is then on no.',
      'What a save changes is said before it is sent wherever it concerns members or money.',
      'When someone else has changed the same record, both versions are shown: [Save both], or where you changed the same field [Keep theirs] or [Save mine].',
      'When the console cannot check that, it saves nothing until you press [Save anyway].',
      'Where the message after saving has Undo, that or [Ctrl Z] takes the change back.',
      'When no answer came or the server failed, the console looks up what stands before it sends anything again.',
      'Without a network, a bar says so and no change is sent, at once or later. What is typed stays.',
    ],
    notes: [
      'The human check shows that a person is at work: tick the box and wait a moment. It counts once.',
      'Leaving a form with changes asks first.',
    ],
    calls: [],
  },
  {
    title: 'The desks',
    purpose: 'Registrations and doctors’ applications are decided one by one, and the desk says which is next.',
    steps: [
      'The pending list can be put in order by any column, by the number of attempts and by age, over the whole queue, and narrowed to what is missing. The next case follows that order.',
      'Filtered or put in order, the first cases are there at once and the rest of the queue is looked through; [Stop] ends that, and what was found stays.',
      'While a desk is in sight it asks every minute what has come in: “3 new” or “Was 137, now 140” stands above the table, and the number beside the menu entry and in the title. Nothing moves before you press it.',
      '[Decided by me today] is always there, with how many they are.',
    ],
    notes: ['The order and the filters stand in the address, as everything else does.'],
    calls: [],
  },
  {
    title: 'Views',
    purpose: 'How you like to see a list (its filters, order, columns and rows) can be kept under a name.',
    steps: [
      'Set the list as you want it, and save it as a view beside its heading.',
      'The view is then found there, in the main menu and with [Ctrl K].',
      'Copy its link for a colleague or for another browser: it opens the list alike, and it can be saved there.',
    ],
    notes: ['Views are kept in this browser, for you and the application.'],
    calls: [],
  },
  {
    title: 'Many at once',
    purpose: 'Where the same is often done to several rows of a list, they can be chosen and changed together.',
    steps: [
      '[x] chooses a row; with the Shift key the ones between are chosen, too. All that was found can be chosen at once.',
      'Choose what is to be done with them. One question says what will happen, and to how many.',
      'They are sent one after the other, with the progress in sight, and you can stop in between.',
      'Each row tells how it ended. What failed can be sent again, without the rest.',
    ],
    notes: ['Decisions about people, such as approving a registration, are never made for several at once.'],
    calls: [],
  },
  {
    title: 'From a sheet',
    purpose:
      'Terminals, pods, top providers, e-billing recipients and eRCS validities can be added and changed from a spreadsheet.',
    steps: [
      'Paste the copied rows with their headings, or open an XLSX or CSV file. An empty sheet with the right headings can be had there.',
      'The columns are found by their names, and can be set by hand.',
      'Every row is judged by the rules of the form before anything is sent: what is new, what changes, what stays the same, and what is wrong.',
      'Then the rows are sent one after the other, as with many at once.',
    ],
    calls: [],
  },
  {
    title: 'As the reader will see it',
    purpose:
      'Newsletters, offers, announcements, advisories and products of the marketplace show a telephone beside their form while one writes.',
    steps: [
      'What stands already is shown from its list: the eye on a card or in a row, [As the member sees it] or [As the doctor sees it].',
      'It shows the card and what opens from it, by day and by night, cut where the app cuts.',
      'What is not saved yet is seen by nobody else.',
    ],
    calls: [],
  },
  {
    title: 'Your password',
    purpose: 'Changed in the account menu with [Change Password].',
    steps: ['Type the old password, and the new one twice.', 'Tick the human check and press [Save].'],
    saved: ['Your session goes on; every other session of yours is over.'],
    notes: ['8 to 50 characters: a lower and an upper case letter, a digit and a special character.'],
    calls: ['changePassword'],
  },
];
