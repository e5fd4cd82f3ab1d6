import { ScreenTitle } from '@/app/routing/screenName';
import { RequestLogsForm } from './RequestLogsForm';

export default function RequestLogsPage() {
  return (
    <section className="screen">
      <ScreenTitle />
      <p>Export the apps' requests to the telehealth partners as an Excel file, up to 31 days at a time.</p>
      <div className="medium-form">
        <RequestLogsForm wording="page" />
      </div>
    </section>
  );
}
