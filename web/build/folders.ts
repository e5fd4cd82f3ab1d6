/** Whether this is a module of the tester's panel, or its stylesheet, which is named after the entry. */
const isOfTester = (name: string) => name.includes('/areas/tester/') || name === 'TesterPanel.css';

/** The tester's files are in a folder of their own, which a production deployment does not serve. */
export const folderOf = (modules: readonly string[]) => (modules.some(isOfTester) ? 'tester/' : 'assets/');
