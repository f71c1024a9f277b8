import type { RemoteDeclaration } from '@nestwell/remote-kit';
import * as remoteKit from '@nestwell/remote-kit';
import * as router from '@nestwell/remote-kit/router';
import * as ui from '@nestwell/ui';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

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

/** What remotes borrow here: the same as in the browser. */
const lent: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': {
    ...jsxRuntime,
    jsx: refusing(jsxRuntime.jsx),
    jsxs: refusing(jsxRuntime.jsxs),
  },
  'react-dom': reactDom,
  '@nestwell/ui': ui,
  '@nestwell/remote-kit': remoteKit,
  '@nestwell/remote-kit/router': router,
};

interface Exports {
  remote?: RemoteDeclaration;
}

/** A remote's server build, as it is compiled: not run yet. */
export type RunModule = (
  module: { exports: Exports },
  exports: Exports,
  require: (name: string) => unknown,
) => void;

function borrow(name: string): unknown {
  if (!Object.hasOwn(lent, name)) throw new Error(`${name} is not lent to remotes`);
  return lent[name];
}

/** Runs a remote's code anew: what it keeps is this picture's, and never somebody else's. */
export function declarationOf(run: RunModule): RemoteDeclaration {
  const module: { exports: Exports } = { exports: {} };
  run(module, module.exports, borrow);
  if (!module.exports.remote) throw new Error('It declares nothing');
  return module.exports.remote;
}
