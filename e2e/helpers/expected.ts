// `expect`, knowing what it compares: a field that the contract does not have, or has by another name, does not compile.
import { expect as base } from '@playwright/test';

declare const matching: unique symbol;
/** What `expect.stringMatching` and its like give. */
interface Matching {
  [matching]?: true;
}

/** Whether a value is the right one shows when the script runs; that it could be, when it is compiled. */
type Leaf<T> =
  | (T extends string ? string : T extends number ? number : T extends boolean ? boolean : T)
  | null
  | undefined;
type IsLeaf = string | number | boolean | null | undefined | Date;

/** Every field, and no other. */
type Whole<T> = Matching | (T extends IsLeaf ? Leaf<T> : { readonly [K in keyof T]: Whole<T[K]> });

/** Some of the fields, and no other. */
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
