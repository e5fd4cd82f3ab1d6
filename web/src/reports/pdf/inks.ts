// The colours of all reports.
import type { Color } from './pages';

export const INK: Color = [0.11, 0.13, 0.16];
export const TITLE_INK: Color = [0.07, 0.1, 0.16];
export const STAMP_INK: Color = [0.33, 0.37, 0.43];
export const HEADER_INK: Color = [0.09, 0.2, 0.36];
export const HEADER_FILL: Color = [0.894, 0.914, 0.941];
export const HEADER_RULE: Color = [0.45, 0.53, 0.64];
export const ZEBRA: Color = [0.969, 0.973, 0.98];
export const RULE: Color = [0.86, 0.87, 0.89];
/** The background of marked rows, also visible on a page printed without colours. */
export const MARK: Color = [0.98, 0.92, 0.78];
