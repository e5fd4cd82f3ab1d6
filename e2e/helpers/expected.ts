// `expect`, typed by the value that it compares: a field that the contract does not have, or names differently, does
// not compile.
import { type ExpectMatcherState, type Locator, expect as own } from '@playwright/test';

/**
 * Playwright's own assertions describe the whole page for the report each time they find that an element is not there
 * yet: a fourteenth of what the scripts cost. These describe it only when the time is over.
 */
const within = (name: keyof Seen, state: 'visible' | 'hidden') =>
  async function (this: ExpectMatcherState, locator: Locator, options: Timed = {}) {
    const { timeout = this.timeout } = options;
    const failure = await locator
      .waitFor({ state, timeout })
      .catch(() => own(locator)[name]({ timeout: 1 }))
      .catch((error: Error) => error);
    return { pass: !failure, message: () => failure?.message ?? `The element is ${state}.` };
  };

const base = own.extend({
  toBeVisible: within('toBeVisible', 'visible'),
  toBeHidden: within('toBeHidden', 'hidden'),
});

declare const matching: unique symbol;
/** The result of `expect.stringMatching` and similar matchers. */
interface Matching {
  [matching]?: true;
}

/** Only the type of a value is checked when compiling; the value itself is compared when the script runs. */
type Leaf<T> =
  | (T extends string ? string : T extends number ? number : T extends boolean ? boolean : T)
  | null
  | undefined;
type IsLeaf = string | number | boolean | null | undefined | Date;

/** All fields, and no others. */
type Whole<T> = Matching | (T extends IsLeaf ? Leaf<T> : { readonly [K in keyof T]: Whole<T[K]> });

/** Some of the fields, and no others. */
type Part<T> =
  | Matching
  | (T extends IsLeaf
      ? Leaf<T>
      : T extends readonly unknown[]
        ? { readonly [K in keyof T]: Part<T[K]> }
        : { readonly [K in keyof T]?: Part<T[K]> });

interface Timed {
  timeout?: number;
}

/** Without Playwright's option `visible: false`: the opposite has a name of its own. */
interface Seen {
  toBeVisible(options?: Timed): Promise<void>;
  toBeHidden(options?: Timed): Promise<void>;
}

type Replaced = 'toEqual' | 'toMatchObject' | 'not' | keyof Seen;

type Knowing<Matchers, T, Result> = Omit<Matchers, Replaced> &
  Pick<Seen, keyof Seen & keyof Matchers> & {
    toEqual(expected: Whole<T>): Result;
    toMatchObject(expected: Part<T>): Result;
    not: Omit<Knowing<Matchers, T, Result>, keyof Seen>;
  };

interface Expect
  extends Pick<typeof base, 'any' | 'arrayContaining' | 'closeTo' | 'objectContaining' | 'stringMatching'> {
  <T>(actual: T, message?: string): Knowing<ReturnType<typeof base<T>>, T, void>;
  soft: <T>(actual: T, message?: string) => Knowing<ReturnType<typeof base.soft<T>>, T, void>;
  poll: <T>(
    actual: () => T | Promise<T>,
    message?: Parameters<typeof base.poll>[1],
  ) => Knowing<ReturnType<typeof base.poll<T>>, T, Promise<void>>;
}

export const expect = base as Expect;
