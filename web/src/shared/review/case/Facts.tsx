import { isUnread } from '#wire/unread';
import { EmailText } from '@/ui/facts/PostedEdited';

interface Props {
  title: string;
  facts: (readonly [label: string, value: string])[];
}

export function Facts({ title, facts }: Props) {
  return (
    <section className="facts" aria-label={title}>
      <h4 className="bp6-heading">{title}</h4>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={isUnread(value) ? 'unknown' : undefined}>
              {value.includes('@') ? <EmailText address={value} /> : value || '–'}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
