// Filters that are each chosen from a few options, and stored in the address by name.

export interface ChoiceFilter<Row> {
  /** The filter's name in the address. */
  name: string;
  label: string;
  /** The options besides 'Any'. */
  options: {
    value: string;
    label: string;
    /** Called once for each day, so that limits are not computed for each row. */
    judge: (today: string) => (row: Row) => boolean;
  }[];
}

/** By filter name; '' where nothing is chosen. */
export type Chosen = Readonly<Record<string, string>>;

export const ANY = '';

export const nothingChosen = <Row>(choices: readonly ChoiceFilter<Row>[]): Record<string, string> =>
  Object.fromEntries(choices.map(({ name }) => [name, ANY]));

const optionOf = <Row>({ name, options }: ChoiceFilter<Row>, chosen: Chosen) =>
  options.find(({ value }) => value === chosen[name]);

/** Unknown values in an address count as not chosen. */
export const chosenIn = <Row>(choices: readonly ChoiceFilter<Row>[], query: Chosen): Record<string, string> =>
  Object.fromEntries(choices.map((choice) => [choice.name, optionOf(choice, query)?.value ?? ANY]));

export const isAnyChosen = (chosen: Chosen) => Object.values(chosen).some((value) => value !== ANY);

/** Whether a row fits every chosen option on this day. */
export function fitsChosen<Row>(
  choices: readonly ChoiceFilter<Row>[],
  chosen: Chosen,
  today: string,
): (row: Row) => boolean {
  const judges = choices.flatMap((choice) => optionOf(choice, chosen)?.judge(today) ?? []);
  return (row) => judges.every((fits) => fits(row));
}
