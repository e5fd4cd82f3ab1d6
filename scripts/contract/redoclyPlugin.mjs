// The contract's own rules for `npx redocly lint`, which reads no TypeScript.
import { register } from 'tsx/esm/api';

register();
const { contractRules } = await import('./contractRules.ts');

export default () => contractRules().plugin;
