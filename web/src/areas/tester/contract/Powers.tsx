// A table of who may call what: every operation by department, with the entries in AGORA's menu that also allow it.
import { useMemo } from 'react';
import { DEPARTMENTS } from '@/app/session/rules';
import type { ContractDocument } from './document';
import { type Row, rowsOf } from './matrix';

export function Powers({ contract }: { contract: ContractDocument }) {
  const rows = useMemo(() => rowsOf(contract), [contract]);
  return (
    <div className="contract-powers">
      <p>
        <b>all</b>: everyone in the department. <b>role 1</b>: only its administrators. <b>no</b>: no one in it. Menu
        access exists only in AGORA. The gateway enforces this for every call.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: only a focused element can be scrolled with keys. */}
      <section aria-label="Access rights" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Operation</th>
              {DEPARTMENTS.map((department) => (
                <th key={department} scope="col">
                  {department}
                </th>
              ))}
              <th scope="col">or whose menu has</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <PowerRow key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function PowerRow({ row: { id, who, screens, never, isGuarded } }: { row: Row }) {
  return (
    <tr>
      <th scope="row">
        {id}
        {isGuarded && <small>about an administrator: role 1 only</small>}
      </th>
      {typeof who === 'string' ? (
        <td colSpan={DEPARTMENTS.length + 1}>{who}</td>
      ) : (
        <>
          {who.map((cell, at) => (
            <td key={DEPARTMENTS[at]} data-cell={cell}>
              {cell}
            </td>
          ))}
          <td>
            {screens.join(', ')}
            {never.length > 0 && <small>never {never.join(', ')}</small>}
          </td>
        </>
      )}
    </tr>
  );
}
