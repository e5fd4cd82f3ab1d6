// The contract as a file to publish: the same page without calls and without loading anything.
// `scripts/contract/contractPublish.ts` builds it.
import 'normalize.css/normalize.css';
import 'virtual:blueprint-first.css';
import '@/ui/browser/colours.css';
import '@/ui/browser/base.css';
import { Button, H1 } from '@blueprintjs/core';
import { createRoot } from 'react-dom/client';
import { toggleTheme, usePreferences } from '@/app/preferences';
import type { ContractDocument } from './document';
import type { History } from './history';
import { Operations } from './Operations';
import { Version } from './Version';

interface Published {
  contract: ContractDocument;
  history: History;
}

function PublishedContract({ contract, history }: Published) {
  const { theme } = usePreferences();
  return (
    <div className="contract">
      <header className="contract-head">
        <div>
          <H1>{contract.info.title}</H1>
          <Version contract={contract} history={history} />
        </div>
        <a href="openapi.json" download>
          As one OpenAPI document
        </a>
        <Button text={theme === 'dark' ? 'Light theme' : 'Dark theme'} variant="minimal" onClick={toggleTheme} />
      </header>
      <Operations contract={contract} history={history} />
    </div>
  );
}

const data = document.getElementById('told')?.textContent ?? '';
const root = document.getElementById('root');
if (root) createRoot(root).render(<PublishedContract {...(JSON.parse(data) as Published)} />);
