import type { ContractDocument } from './document';
import type { History } from './history';

/** Of the contract, and what has become of it since. */
export const Version = ({ contract, history }: { contract: ContractDocument; history: History }) => (
  <p>
    Version {contract.info.version}. {history.summary}
  </p>
);
