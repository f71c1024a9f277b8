import { lazyParts } from '@nestwell/ui';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { remoteKit, router, ui } from './lent-first';

type Lent = Readonly<Record<string, object>>;

/** What is lent whole from the start. */
export const libraries = { react, 'react/jsx-runtime': jsxRuntime, 'react-dom': reactDom } as const;

/** What remotes borrow from the shell: of its own packages at first what Home takes, and all once it is asked for. */
export const lent: Lent = {
  ...libraries,
  '@nestwell/ui': { ...ui },
  '@nestwell/remote-kit': { ...remoteKit },
  '@nestwell/remote-kit/router': { ...router },
};

const whole = lazyParts(async () => {
  const { lentWhole } = await import(/* webpackChunkName: "lent" */ './lent-whole');
  for (const [name, all] of Object.entries(lentWhole)) Object.assign(lent[name] ?? {}, all);
  return (isWhole = true);
});
let isWhole = false;

/** Throws for what is not lent: a remote must bring that itself. */
export function borrow(name: string, from: Lent = lent): unknown {
  if (!Object.hasOwn(from, name)) throw new Error(`${name} is not lent to remotes`);
  return from[name];
}

/** What is to be awaited before code runs that takes these names: all, where nobody says which. */
export function untilLent(taken?: Readonly<Record<string, readonly string[]>>): Promise<unknown> | undefined {
  if (isWhole || (taken && areLent(taken))) return undefined;
  return whole.preload();
}

const areLent = (taken: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(taken).every(([from, names]) => names.every((name) => name in (lent[from] ?? {})));
