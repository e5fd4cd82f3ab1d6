/** Why there is no report, in words for the person who asked for it. */
export class ReportProblem extends Error {
  override name = 'ReportProblem';
}

export const TOO_MANY_ROWS = 'These are more rows than an Excel sheet can hold. Please choose fewer.';
export const NOT_WRITTEN = 'The report could not be written. Please try again.';
