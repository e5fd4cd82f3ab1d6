/** Options whose value, if they have one, is part of the same argument. */
const ALONE = /^--(headed|debug|ui|list|last-failed|quiet|x|pass-with-no-tests|[a-z-]+=.*)$/;

/**
 * The projects whose scripts these arguments of Playwright ask for, so that only their servers are started; all of them
 * if an argument is not understood. `scriptsOf` has the scripts of each project, as paths with forward slashes.
 */
export function askedProjects(args: readonly string[], scriptsOf: Record<string, string[]>): string[] {
  // An option's value cannot be told from a path, so only options that stand alone are understood.
  const options = args.filter((arg) => arg.startsWith('-'));
  const named = options.flatMap((option) => /^--project=(.*)/.exec(option)?.[1] ?? []);
  const paths = args
    .filter((arg) => !arg.startsWith('-'))
    .map((path) => path.replaceAll('\\', '/').replace(/(:\d+)+$/, ''));
  const has = (scripts: string[], path: string) => scripts.some((script) => script.includes(path));
  const isUnderstood =
    options.every((option) => ALONE.test(option)) &&
    named.every((name) => name in scriptsOf) &&
    paths.every((path) => Object.values(scriptsOf).some((scripts) => has(scripts, path)));
  const all = Object.entries(scriptsOf);
  const asked = all
    .filter(([name]) => named.length === 0 || named.includes(name))
    .filter(([, scripts]) => paths.length === 0 || paths.some((path) => has(scripts, path)));
  return (isUnderstood ? asked : all).map(([name]) => name);
}
