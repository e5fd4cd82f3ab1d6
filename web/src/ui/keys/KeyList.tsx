import './keys.css';
import type { ListedKey } from './screenKeys';

const SHOWN: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓', Escape: 'Esc' };
const shown = (key: string) =>
  key
    .split('+')
    .map((part) => SHOWN[part] ?? part)
    .join('+') || '+';

export function KeyList({ keys }: { keys: readonly ListedKey[] }) {
  const groups = [...new Set(keys.map(({ group }) => group))];
  return (
    <div className="key-list">
      {groups.map((group) => (
        <section key={group}>
          <h4 className="bp6-heading">{group}</h4>
          <dl>
            {keys
              .filter((each) => each.group === group)
              .map(({ key, also, label }) => (
                <div key={key}>
                  <dt>
                    <kbd>{shown(key)}</kbd>
                    {also && <kbd>{shown(also)}</kbd>}
                  </dt>
                  <dd>{label}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
