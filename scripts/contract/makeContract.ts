// Makes openapi/generated/ from the contract.
import { contractFiles, contractTypes } from './contract';
import { writeGenerated } from './generated';

writeGenerated({ ...(await contractFiles()), ...(await contractTypes()) });
