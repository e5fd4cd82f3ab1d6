import { Facts } from '@/shared/review/case/Facts';
import { CopyButton } from '@/ui/buttons/CopyButton';
import { type Application, isSecretary, selectedDoctors } from '../application';
import { licence, otherFacts } from '../sections';
import './application.css';

export function ApplicationFacts({ application }: { application: Application }) {
  return (
    <>
      <Licence application={application} />
      {isSecretary(application) && <SelectedDoctors doctors={selectedDoctors(application)} />}
      {otherFacts(application).map((section) => (
        <Facts key={section.title} {...section} />
      ))}
    </>
  );
}

/** Large, because the reviewer compares it digit by digit. */
function Licence({ application }: { application: Application }) {
  const { PRCnumber } = application;
  return (
    <div className="licence">
      <Facts {...licence(application)} />
      {PRCnumber && <CopyButton label="Copy the PRC number" text={PRCnumber} />}
    </div>
  );
}

function SelectedDoctors({ doctors }: { doctors: string[] }) {
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
