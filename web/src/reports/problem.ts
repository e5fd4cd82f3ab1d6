/** Why there is no report, with a message for the user. */
export class ReportProblem extends Error {
  override name = 'ReportProblem';
}

export const TOO_MANY_ROWS = 'These are more rows than an Excel sheet can hold. Please choose fewer.';
export const NOT_WRITTEN = 'The report could not be written. Please try again.';
