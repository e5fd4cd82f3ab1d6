import type { Area } from '@/app/routing/routes';
import { CONTRACT_PATH } from './paths';

export const tester: Area = {
  routes: [
    {
      path: CONTRACT_PATH,
      title: 'Contract',
      guard: 'public',
      besideMocks: true,
      load: () => import('./contract/ContractPage'),
    },
  ],
};
