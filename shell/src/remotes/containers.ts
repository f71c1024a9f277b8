import type { RunRemote } from '@nestwell/remote-kit';
import { natives } from '@nestwell/remote-kit/host';
import { loads } from '../watch/loading';
import { ownerIn } from '@nestwell/contracts/delivery';
import { begins } from '../watch/running';

const TIMEOUT = 8000;

/** What Module Federation's plugin makes of a remote: its entry puts one on the window, under the version's scope. */
interface Container {
  init: (shareScope: object) => unknown;
  get: (module: string) => Promise<() => { remote?: RunRemote }>;
}

const started = new Map<Container, unknown>();

/** The declaration in the container of this scope, from the entry at `url`, which is run where it was not before. */
export async function declarationIn(
  scope: string,
  { url, integrity }: { url: string; integrity: string },
): Promise<RunRemote | undefined> {
  const owner = ownerIn(url);
  const containers = globalThis as unknown as Record<string, Container | undefined>;
  const container = ran.get(scope) === url ? containers[scope] : await run(scope, url, integrity);
  if (!container) throw new Error(`${url} is not ${scope}`);
  // Its entry is there: what comes next is its own code.
  const noted = () => owner && begins(owner, 'import');
  noted();
  if (!started.has(container)) started.set(container, container.init({}));
  await started.get(container);
  const make = await container.get('./remote');
  noted();
  return make().remote;
}

/** The address that each scope's container came from. */
const ran = new Map<string, string>();

/** An entry that has run as a part of a larger file counts as the one at its own address, if it left its container. */
export function cameWithOthers(scope: string, url: string): void {
  if (!ran.has(scope) && Reflect.get(globalThis, scope)) ran.set(scope, url);
}

async function run(scope: string, url: string, integrity: string): Promise<Container | undefined> {
  const containers = globalThis as unknown as Record<string, Container | undefined>;
  // An entry that fails on its way must not pass for the one that came before it. A `var` cannot be deleted.
  if (Object.hasOwn(containers, scope)) containers[scope] = undefined;
  await scriptFrom(url, integrity);
  ran.set(scope, url);
  return containers[scope];
}

export function scriptFrom(url: string, integrity: string): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  const owner = ownerIn(url);
  const loaded = owner === undefined ? undefined : loads(owner);
  return new Promise<void>((resolve, reject) => {
    const fail = (how: string) => () => reject(new Error(`${url} ${how}`));
    const stop = natives.after(TIMEOUT, fail('did not come in time'));
    // What follows is a task of its own.
    script.addEventListener('load', () => natives.after(0, resolve));
    script.addEventListener('error', fail('cannot be loaded'));
    for (const end of ['load', 'error']) script.addEventListener(end, stop);
    document.head.append(script);
  }).finally(() => {
    loaded?.();
    script.remove();
  });
}
