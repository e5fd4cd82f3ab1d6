import type { Intent } from '@blueprintjs/core';

/** What is asked before something is done, or told. */
export interface Question {
  title: string;
  /** A paragraph each. */
  text?: string | readonly string[];
  confirm: string;
  /** None where there is nothing to choose. */
  cancel?: string | null;
  intent?: Intent;
  icon?: 'tick' | 'warning';
}
