// The operations, filtered by area and words, and the other views of the page.
import { Button, InputGroup } from '@blueprintjs/core';
import { useEffect, useMemo } from 'react';
import type { User } from '@/app/session/store';
import { finderIn } from '@/ui/texts/words';
import { changePageState, usePageState } from './address';
import { Changes } from './Changes';
import { type ContractDocument, operationsOf, readableContract } from './document';
import type { History } from './history';
import { Powers } from './Powers';
import { Reference } from './Reference';
import './contract.css';

/** Views that replace the list of operations. */
const VIEWS = [
  ['powers', 'Who may do what'],
  ['changes', 'What has changed'],
] as const;

interface Props {
  contract: ContractDocument;
  history: History;
  /** The address for calls; without one, operations can only be read. */
  api?: string;
  /** The signed-in user. */
  user?: User | undefined;
}

export function Operations({ contract, history, api, user }: Props) {
  const { view, area, search, operation } = usePageState();
  const shown = useMemo(() => readableContract(contract, api ?? '', user), [contract, api, user]);
  const all = useMemo(() => operationsOf(contract), [contract]);
  const find = useMemo(() => finderIn(all.map(({ text }) => text)), [all]);
  const found = useMemo(() => {
    const matching = search.trim() ? find(search).flatMap((at) => all[at] ?? []) : all;
    return area ? matching.filter((operation) => operation.area === area) : matching;
  }, [all, find, search, area]);
  const wanted = useMemo(() => (area || search.trim() ? found.map(({ id }) => id) : null), [area, search, found]);
  const opened = all.find(({ id }) => id === operation);
  const isHidden = opened !== undefined && wanted?.includes(opened.id) === false;
  // An operation that the filter hides is removed from the address.
  useEffect(() => {
    if (isHidden) changePageState({ operation: '' }, { replace: true });
  }, [isHidden]);

  return (
    <div className="contract-body">
      <search className="contract-search">
        <InputGroup
          type="search"
          aria-label="Search operations"
          placeholder="Operation, what it is for, or path"
          maxLength={250}
          value={search}
          onValueChange={(text) => changePageState({ search: text }, { replace: true })}
        />
        {/* Replaces the list of areas beside the operations on narrow screens. */}
        <select
          aria-label="Area"
          value={area}
          onChange={({ currentTarget }) => changePageState({ area: currentTarget.value })}
        >
          <option value="">All areas</option>
          {contract.tags.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <p role="status">
          {found.length === all.length ? `${all.length} operations` : `${found.length} of ${all.length} operations`}
        </p>
        {VIEWS.map(([name, text]) => (
          <Button
            key={name}
            text={text}
            intent={view === name ? 'primary' : 'none'}
            aria-pressed={view === name}
            onClick={() => changePageState({ view: view === name ? '' : name, operation: '' })}
          />
        ))}
      </search>
      <AreaList contract={contract} current={area} />
      {view === 'powers' && found.length > 0 && <Powers contract={contract} wanted={wanted} />}
      {view === 'changes' && found.length > 0 && <Changes contract={contract} history={history} wanted={wanted} />}
      <div className="contract-operations" hidden={found.length === 0 || view !== ''}>
        <Reference
          contract={shown}
          isToTry={api !== undefined}
          wanted={wanted}
          opened={isHidden ? undefined : opened}
          onOpen={(id, isOpen) => {
            const current = location.hash.slice(1);
            if (isOpen) changePageState({ operation: id }, { replace: true });
            else if (current === id) changePageState({ operation: '' }, { replace: true });
          }}
        />
      </div>
      {found.length === 0 && <p className="contract-none">No operation is called so.</p>}
    </div>
  );
}

function AreaList({ contract, current }: { contract: ContractDocument; current: string }) {
  const areas = [{ name: '', description: '' }, ...contract.tags];
  return (
    <nav aria-label="Areas" className="contract-areas">
      {areas.map(({ name, description }) => (
        <Button
          key={name}
          variant="minimal"
          size="small"
          alignText="start"
          fill
          text={name || 'All areas'}
          title={description}
          active={current === name}
          aria-current={current === name}
          onClick={() => changePageState({ area: name })}
        />
      ))}
    </nav>
  );
}
