import { Facts } from '@/shared/review/Facts';
import { CopyButton } from '@/ui/CopyButton';
import { shownDay, shownMoment } from '@/ui/days';
import { type Application, genderOf, isSecretary, lacksBankDetails, mobileOf, roleOf } from '../application';
import './application.css';

export function ApplicationFacts({ application }: { application: Application }) {
  const { bankacct, swiftcode, remarks, SelectedDoctors } = application;
  const missing = lacksBankDetails(application) ? 'Missing' : '';
  return (
    <>
      <Licence application={application} />
      <Facts
        title="Application"
        facts={[
          ['Role', roleOf(application)],
          ['Doctor Type', application.DrType],
          ['Doctor Code', application.DrCode],
          ['Gender', genderOf(application)],
          ['Email', application.Email],
          ['Contact Number', mobileOf(application)],
          ['Telephone', application.Telephone],
          ['Posted Date', shownMoment(application.Posted_date)],
          ['Registration Date', shownMoment(application.Regdate)],
          ['Verification Date', shownMoment(application.verification_date)],
          ['Applies Again', application.is_reapprove ? 'Yes' : 'No'],
        ]}
      />
      {isSecretary(application) && <SelectedDoctorList doctors={SelectedDoctors ?? []} />}
      {!isSecretary(application) && (
        <Facts
          title="Bank details"
          facts={[
            ['Bank Account', bankacct || missing],
            ['SWIFT Code', swiftcode || missing],
          ]}
        />
      )}
      {remarks && <Facts title="Decision" facts={[['Disapproval Remarks', remarks]]} />}
    </>
  );
}

/** What is on a licence, together, to be compared with its picture. */
function Licence({ application }: { application: Application }) {
  const { PRCnumber, Lastname, Firstname, MidName, Birthdate } = application;
  return (
    <section className="licence" aria-label="To compare with the licence">
      <h4 className="bp6-heading">To compare with the licence</h4>
      <dl>
        <div className="licence-number">
          <dt>PRC Number</dt>
          <dd>
            {PRCnumber || '–'}
            {PRCnumber && <CopyButton label="Copy the PRC number" text={PRCnumber} />}
          </dd>
        </div>
        <div>
          <dt>Last Name</dt>
          <dd>{Lastname || '–'}</dd>
        </div>
        <div>
          <dt>First Name</dt>
          <dd>{Firstname || '–'}</dd>
        </div>
        <div>
          <dt>Middle Name</dt>
          <dd>{MidName || '–'}</dd>
        </div>
        <div>
          <dt>Birthdate</dt>
          <dd>{shownDay(Birthdate)}</dd>
        </div>
      </dl>
    </section>
  );
}

function SelectedDoctorList({ doctors }: { doctors: string[] }) {
  return (
    <section className="facts" aria-label="Selected doctors">
      <h4 className="bp6-heading">Selected doctors ({doctors.length})</h4>
      <ul className="selected-doctors">
        {doctors.map((doctor) => (
          <li key={doctor}>{doctor}</li>
        ))}
      </ul>
    </section>
  );
}
