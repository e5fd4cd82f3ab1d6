/** Why there is no report, with a message for the user. */
export class ReportProblem extends Error {
  override name = 'ReportProblem';
}

export const TOO_MANY_ROWS = 'Too many rows for an Excel sheet. Select fewer rows.';
export const NOT_WRITTEN = 'The report could not be created. Try again.';
