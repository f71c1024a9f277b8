import type { RunRemote } from '@nestwell/remote-kit';
import * as jsxRuntime from 'react/jsx-runtime';
import { sharedModule, sharedModules } from '../remotes/shared-modules';
import { frozenExports } from './frozen-lent';

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
    ...sharedModules,
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

/** A remote's server build, as it is compiled: not run yet. */
export type RunModule = (module: { exports: Exports }, exports: Exports, require: typeof lend) => void;

const lend = Object.freeze((name: string) => sharedModule(name, lentHere));

/** Runs a remote's code anew: what it keeps is this picture's, and never somebody else's. */
export function declarationOf(run: RunModule): RunRemote {
  const module: { exports: Exports } = { exports: {} };
  run(module, module.exports, lend);
  if (!module.exports.remote) throw new Error('It declares nothing');
  return module.exports.remote;
}
