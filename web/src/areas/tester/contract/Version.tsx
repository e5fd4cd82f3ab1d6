import type { ContractDocument } from './document';
import type { History } from './history';

/** The contract's version, and a summary of the changes since. */
export const Version = ({ contract, history }: { contract: ContractDocument; history: History }) => (
  <p>
    Version {contract.info.version}. {history.summary}
  </p>
);
