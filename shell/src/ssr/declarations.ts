import type { RunRemote } from '@nestwell/remote-kit';
import type { PageQueries } from '@nestwell/remote-kit/declaration/page-queries';
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

/** Frozen with all that hangs on them: a remote's code lives as long as its worker, and all remotes are given these. */
const sharedHere = Object.fromEntries(
  Object.entries({
    ...sharedModules,
    'react/jsx-runtime': {
      ...jsxRuntime,
      jsx: refusing(jsxRuntime.jsx),
      jsxs: refusing(jsxRuntime.jsxs),
    },
  }).map(([name, all]) => [name, frozenExports(all)]),
);

/** All that a remote's server bundle may require: the shared modules, and nothing of Node. */
type Require = (name: string) => unknown;
const requireShared: Require = Object.freeze((name: string) => sharedModule(name, sharedHere));

interface ServerExports {
  remote: RunRemote;
  /** Releases from before queries were declared have none: their pages are fetched by the browser. */
  pageQueries?: PageQueries;
}

/** Evaluates a remote's server bundle. @returns its exports */
export type Evaluate = (require: Require) => Partial<ServerExports>;

export function exportsOf(evaluate: Evaluate): ServerExports {
  const { remote, pageQueries } = evaluate(requireShared);
  if (!remote) throw new Error('It declares nothing');
  return { remote, pageQueries };
}
