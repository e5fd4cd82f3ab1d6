// A service of `npm run dev`, which is restarted when one of its files is saved.
import { GENERATED } from '../contract/generated';
import { restarting } from './restarts';
import { watchFiles } from './watchFiles';

const SOURCES: Record<string, string[]> = { mocks: ['mocks'], gateway: ['web/gateway', 'web/src/api'] };
/** The others are for editors, or read when they are needed. The mocks read scenario files when one is opened. */
const MADE = /(contract|policy|examples|answers|requests)\.\w+$/;
const concerns = (file: string) =>
  file.startsWith(GENERATED)
    ? MADE.test(file)
    : /(?<!\.test)\.ts$|\.json$/.test(file) && !file.includes('scenarios/kept');

const [name = ''] = process.argv.slice(2);
const restart = restarting(name, `scripts/dev/${name}.ts`, process.env, process.exit);
restart();
watchFiles([...(SOURCES[name] ?? []), GENERATED], concerns, restart);
