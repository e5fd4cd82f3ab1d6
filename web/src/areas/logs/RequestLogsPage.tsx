import { H1 } from '@blueprintjs/core';
import { RequestLogsForm } from './RequestLogsForm';

export default function RequestLogsPage() {
  return (
    <section className="screen">
      <H1>Request Logs</H1>
      <p>What the apps asked the telehealth partners, as an Excel file. At most 31 days at once.</p>
      <div className="medium-form">
        <RequestLogsForm wording="page" />
      </div>
    </section>
  );
}
