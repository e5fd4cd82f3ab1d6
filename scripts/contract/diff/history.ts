// Collects the changes since the last release and in each earlier release, for the page that shows the contract.
import type { History, Release } from '../../../web/src/areas/tester/contract/history';
import { UNRELEASED } from './changesFile';
import { summary, WHOM } from './changesInWords';
import { compareContracts } from './compareContracts';
import type { Contract } from './shapes';

export function historyOf(before: Contract, now: Contract, changesFile: string): History {
  const [, file = ''] = changesFile.split(UNRELEASED);
  const [unreleased = '', ...released] = file.split(/^## /m);
  const releases = released.map(releaseIn);
  const day = releases.find(({ version }) => version === before.version)?.day;
  const changes = compareContracts(before, now);
  return {
    summary: summary(changes, `release ${before.version}${day ? ` of ${day}` : ''}`),
    changes: changes.map(({ name, breaks, operations }) => ({
      name,
      breaks: WHOM[breaks.join(' ')] || 'nobody',
      operations,
      why: whyIn(unreleased, name),
    })),
    releases,
  };
}

function releaseIn(section: string): Release {
  const [heading = '', ...lines] = section.split('\n');
  const [version = '', day = ''] = heading.split(',').map((part) => part.trim());
  return { version, day, told: pointsIn(lines.join('\n')) };
}

/** The points and paragraphs of a text, each of which may span several lines. */
const pointsIn = (text: string) =>
  text
    .split(/\n(?=- )|\n\n+/)
    .map((part) => part.replace(/^- /, '').replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '');

/** The reason that follows the name of a change. */
function whyIn(section: string, name: string): string {
  const point = pointsIn(section).find((each) => each.startsWith(`\`${name}\``));
  return point?.slice(name.length + 2).replace(/^\s*[:–—-]\s*/, '') ?? '';
}
