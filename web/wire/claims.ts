// Who has which case open: what the console asks the gateway at `/claims`, and what it answers.

export const DESKS = ['kyc', 'doctors'] as const;
export type DeskName = (typeof DESKS)[number];

/** Cases that can be asked for at once. */
export const MOST_WANTED = 100;

export interface WantedCases {
  desk: DeskName;
  /** The tab of the browser: it has at most one case open. */
  tab: string;
  /** In the order of preference; none gives the tab's case back. */
  cases: string[];
}

export interface Claims {
  /** The first of the wanted cases that nobody else has open. */
  own: string | null;
  others: { case: string; name: string; openMs: number }[];
}
