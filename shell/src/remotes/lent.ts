import * as remoteKit from '@nestwell/remote-kit';
import * as router from '@nestwell/remote-kit/router';
import * as ui from '@nestwell/ui';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

type Lent = Readonly<Record<string, object>>;

/** The shared modules: the shell provides them, remotes consume them. */
export const lent = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@nestwell/ui': ui,
  '@nestwell/remote-kit': remoteKit,
  '@nestwell/remote-kit/router': router,
} as const satisfies Lent;

/** Throws for what is not lent: a remote must bring that itself. */
export function borrow(name: string, from: Lent = lent): unknown {
  if (!Object.hasOwn(from, name)) throw new Error(`${name} is not lent to remotes`);
  return from[name];
}
