import { H1, Spinner } from '@blueprintjs/core';
import type { ReactNode } from 'react';

export function MessagePage({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <section className="message-page">
      <H1>{title}</H1>
      <p>{text}</p>
      {children}
    </section>
  );
}

export function Loading() {
  return (
    <div className="loading" role="status" aria-label="Loading">
      <Spinner size={32} />
    </div>
  );
}
