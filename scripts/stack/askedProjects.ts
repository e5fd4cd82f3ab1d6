/**
 * The projects whose scripts these arguments of Playwright ask for, so that only their servers are started; all of them
 * if an argument is not understood. `scriptsOf` has the scripts of each project, as paths with forward slashes.
 */
export function askedProjects(args: readonly string[], scriptsOf: Record<string, string[]>): string[] {
  const isProject = (at: number) => args[at - 1] === '--project';
  const named = args.flatMap((arg, at) => /^--project=(.*)/.exec(arg)?.[1] ?? (isProject(at) ? arg : []));
  const paths = args
    .filter((arg, at) => !arg.startsWith('-') && !isProject(at))
    .map((path) => path.replaceAll('\\', '/').replace(/(:\d+)+$/, ''));
  const has = (scripts: string[], path: string) => scripts.some((script) => script.includes(path));
  const isUnderstood =
    named.every((name) => name in scriptsOf) &&
    paths.every((path) => Object.values(scriptsOf).some((scripts) => has(scripts, path)));
  const all = Object.entries(scriptsOf);
  const asked = all
    .filter(([name]) => named.length === 0 || named.includes(name))
    .filter(([, scripts]) => paths.length === 0 || paths.some((path) => has(scripts, path)));
  return (isUnderstood ? asked : all).map(([name]) => name);
}
