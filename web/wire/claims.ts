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
  /** The case that has just been decided here: lists of colleagues still have it for a while. */
  decided?: string;
}

export interface Claims {
  /** The first of the wanted cases that nobody else has open or has just decided. */
  own: string | null;
  others: { case: string; name: string; openMs: number; isDecided: boolean }[];
}
