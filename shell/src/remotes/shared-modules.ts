import * as remoteKit from '@nestwell/remote-kit';
import * as router from '@nestwell/remote-kit/router';
import * as ui from '@nestwell/ui';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

type SharedModules = Readonly<Record<string, object>>;

/** The modules that the shell provides and remotes consume, by their share keys. */
export const sharedModules = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@nestwell/ui': ui,
  '@nestwell/remote-kit': remoteKit,
  '@nestwell/remote-kit/router': router,
} as const satisfies SharedModules;

/** Throws for a module that the shell does not share: a remote must bring that itself. */
export function sharedModule(name: string, from: SharedModules = sharedModules): unknown {
  if (!Object.hasOwn(from, name)) throw new Error(`${name} is not shared with remotes`);
  return from[name];
}
