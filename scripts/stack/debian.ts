import { spawnSync } from 'node:child_process';

/**
 * Installs the first of these packages that Debian has, as root or in CI: nobody else is made root unasked. Returns whether
 * one was installed.
 */
export function installFromDebian(packages: string[]): boolean {
  if (process.getuid?.() !== 0 && !process.env.CI) return false;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => {
    const [file = '', ...rest] = [...asRoot, 'apt-get', ...args];
    return spawnSync(file, rest, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  };
  return apt('update', '-qq') && packages.some((name) => apt('install', '-y', '-qq', name));
}
