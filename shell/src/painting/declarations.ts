import type { RunRemote } from '@nestwell/remote-kit';
import * as jsxRuntime from 'react/jsx-runtime';
import { borrow, libraries } from '../remotes/lent';
import { lentWhole } from '../remotes/lent-whole';
import { frozenExports } from './frozen-lent';
import { defineExports } from './lent-exports';

type Make = typeof jsxRuntime.jsx;

/** Markup and code of its own the page's policy refuses in a browser: here nothing else would. */
const refusing =
  (make: Make): Make =>
  (type, props, key) => {
    const { dangerouslySetInnerHTML: markup } = props as { dangerouslySetInnerHTML?: unknown };
    if (markup !== undefined || type === 'script' || type === 'style' || type === 'base')
      throw new Error('Markup, scripts and styles of its own are refused');
    return make(type, props, key);
  };

/**
 * Plain values: bundled, each name is a function that is called whenever a part is drawn, and V8 looks for it in a table
 * each time. Frozen with all that hangs on them, as nothing of one picture may be left there for the next.
 */
const lentHere = Object.fromEntries(
  Object.entries({
    ...libraries,
    ...lentWhole,
    'react/jsx-runtime': {
      ...jsxRuntime,
      jsx: refusing(jsxRuntime.jsx),
      jsxs: refusing(jsxRuntime.jsxs),
    },
  }).map(([name, all]) => [name, frozenExports(all)]),
);

interface Exports {
  remote?: RunRemote;
}

interface Lend {
  (name: string): unknown;
  /** How its files name their exports; builds of before have their own way. */
  define: typeof defineExports;
}

/** A remote's server build, as it is compiled: not run yet. */
export type RunModule = (module: { exports: Exports }, exports: Exports, require: Lend) => void;

const lend: Lend = Object.freeze(
  Object.assign((name: string) => borrow(name, lentHere), { define: defineExports }),
);

/** Runs a remote's code anew: what it keeps is this picture's, and never somebody else's. */
export function declarationOf(run: RunModule): RunRemote {
  const module: { exports: Exports } = { exports: {} };
  run(module, module.exports, lend);
  if (!module.exports.remote) throw new Error('It declares nothing');
  return module.exports.remote;
}
