// Filters of a list that are each chosen from a few, and stand in the address by their names.

export interface Choice<Row> {
  /** In the address. */
  name: string;
  label: string;
  /** What there is to choose beside 'Any'. */
  options: {
    value: string;
    label: string;
    /** Asked once, as the filter begins: what it is about today is looked up then, and not for each row. */
    judge: () => (row: Row) => boolean;
  }[];
}

/** By the names of the choices; '' where nothing is chosen. */
export type Chosen = Readonly<Record<string, string>>;

export const ANY = '';

export const nothingChosen = <Row>(choices: readonly Choice<Row>[]): Record<string, string> =>
  Object.fromEntries(choices.map(({ name }) => [name, ANY]));

const optionOf = <Row>({ name, options }: Choice<Row>, chosen: Chosen) =>
  options.find(({ value }) => value === chosen[name]);

/** What an address says that is not there to choose counts as nothing. */
export const chosenIn = <Row>(choices: readonly Choice<Row>[], query: Chosen): Record<string, string> =>
  Object.fromEntries(choices.map((choice) => [choice.name, optionOf(choice, query)?.value ?? ANY]));

export const isAnyChosen = (chosen: Chosen) => Object.values(chosen).some((value) => value !== ANY);

/** Whether a row is what was chosen, in each of them. */
export function fitsChosen<Row>(choices: readonly Choice<Row>[], chosen: Chosen): (row: Row) => boolean {
  const judges = choices.flatMap((choice) => optionOf(choice, chosen)?.judge() ?? []);
  return (row) => judges.every((fits) => fits(row));
}
