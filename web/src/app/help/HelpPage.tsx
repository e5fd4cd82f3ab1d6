// One help page, on screen and in print.
import { H2 } from '@blueprintjs/core';
import type { RefObject } from 'react';
import { BoldNames } from '@/ui/facts/BoldNames';
import { StatusTag } from '@/ui/facts/StatusTag';
import type { HelpChapter, HelpSection } from './page';

function Body({ section }: { section: HelpSection }) {
  if ('paragraphs' in section)
    return section.paragraphs.map((text) => (
      <p key={text}>
        <BoldNames text={text} />
      </p>
    ));
  if ('steps' in section)
    return (
      <ol>
        {section.steps.map((text) => (
          <li key={text}>
            <BoldNames text={text} />
          </li>
        ))}
      </ol>
    );
  return (
    <dl className={section.areStatuses ? 'help-states' : undefined}>
      {section.terms.map(([word, meaning]) => (
        <div key={word}>
          <dt>{section.areStatuses ? <StatusTag status={word} /> : word}</dt>
          <dd>
            <BoldNames text={meaning} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Props {
  chapter: HelpChapter;
  heading: RefObject<HTMLHeadingElement | null>;
}

export function HelpPage({ chapter: { title, purpose, sections }, heading }: Props) {
  return (
    <article className="help-page">
      <H2 ref={heading} tabIndex={-1}>
        {title}
      </H2>
      <p className="help-purpose">
        <BoldNames text={purpose} />
      </p>
      {sections.map((section) => (
        <section key={section.title}>
          <h3 className="bp6-heading">{section.title}</h3>
          <Body section={section} />
        </section>
      ))}
    </article>
  );
}
