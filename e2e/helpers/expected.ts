// `expect`, typed by the value that it compares: a field that the contract does not have, or names differently, does
// not compile.
import { expect as base } from '@playwright/test';

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

type Knowing<Matchers, T, Result> = Omit<Matchers, 'toEqual' | 'toMatchObject' | 'not'> & {
  toEqual(expected: Whole<T>): Result;
  toMatchObject(expected: Part<T>): Result;
  not: Knowing<Matchers, T, Result>;
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
