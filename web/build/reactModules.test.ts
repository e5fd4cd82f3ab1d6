import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { asModule, reactModules } from './reactModules';

const require = createRequire(import.meta.url);
const namesIn = (code: string) =>
  (/export \{ (.*) \};$/.exec(code)?.[1] ?? '').split(', ').map((pair) => pair.split(' as ')[1]);

it('converts a CommonJS file that sets its exports one by one to a module', () => {
  const code = asModule(`"use strict";
var React = require("react"), more = require("scheduler");
exports.now = void 0;
if (more) {
  exports.now = function () { return exports.later(); };
}
exports.later = React.later;`);
  expect(code).toContain("import required0 from 'react';\nimport required1 from 'scheduler';");
  expect(code).toContain('var React = required0, more = required1;');
  expect(namesIn(code)).toEqual(['now', 'later']);
});

it.each(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'scheduler', 'use-sync-external-store/shim'])(
  'exports all that %s exports',
  async (name) => {
    const { resolveId, load } = reactModules() as Plugin & {
      resolveId: (name: string) => string;
      load: (id: string) => Promise<string>;
    };
    const code = await load(resolveId(name));
    const before = process.env.NODE_ENV;
    process.env.NODE_ENV = 'production';
    const exported = Object.keys(require(resolveId(name)));
    process.env.NODE_ENV = before;
    expect(namesIn(code).toSorted()).toEqual(exported.toSorted());
    expect(code).not.toMatch(/\brequire\(|module\.exports/);
  },
);
