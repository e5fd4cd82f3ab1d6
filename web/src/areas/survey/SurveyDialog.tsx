import { useState } from 'react';
import { config } from '@/app/config';
import { useSignedIn } from '@/app/session/store';
import { ExportForm } from '@/reports/export/ExportForm';
import { ExportFormDialog } from '@/reports/export/ExportFormDialog';
import { proposedName } from '@/reports/export/exportRules';
import { useExport } from '@/reports/export/useExport';
import { DateInput } from '@/ui/fields/DateInput';
import { FilterSelect } from '@/ui/fields/FilterSelect';
import { toast } from '@/ui/messages/toasts';
import { today } from '@/ui/texts/days';
import { surveyReport } from './report';
import {
  APPLICATIONS,
  companiesOf,
  dayProblem,
  isComplete,
  lastDayTo,
  PLATFORMS,
  type SurveyChoice,
  surveyProblem,
} from './rules';

const NOTHING = { from: '', to: '', application: '', platform: '' } as const;
type Option = { value: string; label: string };
const CHOOSE: Option = { value: '', label: 'Choose' };
const asOption = (text: string): Option => ({ value: text, label: text });

interface Props {
  /** The last choice; null at first. */
  chosen: SurveyChoice | null;
  onChoose: (choice: SurveyChoice) => void;
  onClose: () => void;
}

export default function SurveyDialog({ chosen, onChoose, onClose }: Props) {
  const { productavega_tag: isOfFirstBrand } = useSignedIn().user_info.data;
  const companies = companiesOf(config().product, config().secondBrand);
  const choice = chosen ?? { ...NOTHING, company: companies[isOfFirstBrand ? 0 : 1] };
  const [problem, setProblem] = useState<string | undefined>();
  const exporting = useExport(setProblem);
  const { from, to } = choice;

  const choose = (changed: Partial<SurveyChoice>) => {
    onChoose({ ...choice, ...changed });
    setProblem(undefined);
  };

  const gather = async () => {
    setProblem(surveyProblem(choice));
    if (!isComplete(choice)) return;
    const name = proposedName(`Survey Report ${choice.company}`, choice);
    if (!(await exporting.run((signal, onRead) => surveyReport(choice, signal, onRead), 'xlsx', name))) return;
    toast.success('Report saved');
    onClose();
  };

  const select = (name: 'application' | 'platform' | 'company', label: string, options: readonly Option[]) => (
    <FilterSelect
      fill
      label={label}
      value={choice[name]}
      options={options}
      onChange={(value) => choose({ [name]: value })}
    />
  );

  return (
    <ExportFormDialog title="Survey Report" isRunning={exporting.progress !== null} onClose={onClose}>
      <ExportForm exporting={exporting} problem={problem} onExport={() => void gather()}>
        <DateInput
          autoFocus
          label="Date from"
          value={from}
          max={today()}
          warning={dayProblem(from, today())}
          onChange={(day) => choose({ from: day })}
        />
        <DateInput
          label="Date to"
          value={to}
          min={from || undefined}
          max={lastDayTo(from, today())}
          warning={dayProblem(to, today())}
          onChange={(day) => choose({ to: day })}
        />
        {select('application', 'Application', [CHOOSE, ...APPLICATIONS.map(asOption)])}
        {select('platform', 'Platform', [CHOOSE, ...PLATFORMS.map(asOption)])}
        {select('company', 'Company', companies.map(asOption))}
      </ExportForm>
    </ExportFormDialog>
  );
}
