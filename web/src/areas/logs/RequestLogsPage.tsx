import { ScreenTitle } from '@/app/routing/screenName';
import { RequestLogsForm } from './RequestLogsForm';

export default function RequestLogsPage() {
  return (
    <section className="screen">
      <ScreenTitle />
      <p>What the apps asked the telehealth partners, as an Excel file. At most 31 days at once.</p>
      <div className="medium-form">
        <RequestLogsForm wording="page" />
      </div>
    </section>
  );
}
