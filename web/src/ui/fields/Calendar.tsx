// The calendar of a date field, loaded when it is first opened. Only this file imports Blueprint's date picker.
import { DatePicker3 } from '@blueprintjs/datetime2';
import { clamp, format, parseISO } from 'date-fns';
import { enUS } from 'date-fns/locale';
import { today } from '@/ui/texts/days';
import '@blueprintjs/datetime2/lib/css/blueprint-datetime2.css';
import '@blueprintjs/datetime/lib/css/blueprint-datetime.css';

interface Props {
  value: string;
  /** The first and the last day that can be picked. */
  min?: string | undefined;
  max?: string | undefined;
  onPick: (day: string) => void;
}

const YEARS_BACK = 10;

export default function Calendar({ value, min, max, onPick }: Props) {
  const now = parseISO(today());
  const latest = max ? parseISO(max) : new Date(now.getFullYear() + 1, 11, 31);
  const first = min ? parseISO(min) : new Date(latest.getFullYear() - YEARS_BACK, 0, 1);
  const day = value ? parseISO(value) : null;
  // The typed day may be outside the allowed range.
  const picked = day && day >= first && day <= latest ? day : null;
  return (
    <DatePicker3
      locale={enUS}
      value={picked}
      // Without it, the picker would start at the browser's day, or in the middle of the range where that is not
      // allowed.
      initialMonth={picked ?? clamp(now, { start: first, end: latest })}
      minDate={first}
      maxDate={latest}
      highlightCurrentDay
      // Days of other months would be too faint to read.
      dayPickerProps={{ showOutsideDays: false, today: now }}
      canClearSelection={false}
      onChange={(date, isUserChange) => {
        if (date && isUserChange) onPick(format(date, 'yyyy-MM-dd'));
      }}
    />
  );
}
