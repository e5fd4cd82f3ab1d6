// The validities of one account, for its page.
import { STATUSES, wordOf } from '@/ui/facts/statuses';
import type { Config } from './lists';
import { TYPES } from './rules';

const FORM_OF_TYPE = /^(\w+?)_(RCS[12])_VALIDITY$/;

/** The validities of an account by application, such as 'AGORA' and 'RCS1: 30, RCS2: 45 (Disable)'. */
export function validitiesOf(configs: readonly Config[]): (readonly [application: string, validities: string])[] {
  const ofApplications = new Map<string, string[]>();
  for (const type of TYPES) {
    const [, application = '', form = ''] = FORM_OF_TYPE.exec(type) ?? [];
    const forms = ofApplications.get(application) ?? [];
    const { Value, Status } = configs.find(({ Type }) => Type === type) ?? {};
    const status = Status === 'D' ? ` (${wordOf(STATUSES, Status)})` : '';
    ofApplications.set(application, Value === undefined ? forms : [...forms, `${form}: ${Value}${status}`]);
  }
  return [...ofApplications].map(([application, forms]) => [application, forms.join(', ') || 'None']);
}
