import type { PaintFault, PaintOrder, Registry } from '@nestwell/contracts/delivery';
import type { RunRemote } from '@nestwell/remote-kit';
import { rememberPage } from '../isolation/page-state';
import { createRemotes, type Remotes } from '../remotes/remotes';
import { errorText } from '../signals/error-text';
import { during } from '../watch/running';
import { declarationOf, type RunModule } from './declarations';
import { keepNewest } from './keep-newest';

/** Server builds by `id@version`. */
const builds = new Map<string, RunModule>();
/** More versions than a page and its previews name. */
const MOST = 50;

export function keepBuild(owner: string, run: RunModule): void {
  keepNewest(builds, owner, run, MOST);
}

const shared = rememberPage();
/** As they are once the shell stands, before any module has run. */
let globals: Set<PropertyKey> | undefined;

const knownGlobals = () => (globals ??= new Set(Reflect.ownKeys(globalThis)));

/** Where all builds share one thing, such as how days are read. */
const isOurs = (name: PropertyKey) =>
  typeof name === 'symbol' && Symbol.keyFor(name)?.startsWith('nestwell.') === true;

/** Takes away what was put under a global name: it would be there in the next picture, which is somebody else's. */
function clearGlobals(): string[] {
  const known = knownGlobals();
  const added = Reflect.ownKeys(globalThis).filter((name) => !known.has(name) && !isOurs(name));
  return added.map((name) => {
    // What cannot be taken away is at least told once only.
    if (!Reflect.deleteProperty(globalThis, name)) known.add(name);
    return String(name);
  });
}

/** Puts back what was changed of what all share here. @returns names of what was */
const putBack = () => [...shared.restore(), ...clearGlobals()];

/** What builds share of one picture is set anew for the next. Taken away, V8 would compile anew what reads it. */
function clearOurs(): void {
  for (const name of Reflect.ownKeys(globalThis)) {
    if (!isOurs(name) || Reflect.set(globalThis, name, undefined)) continue;
    Reflect.deleteProperty(globalThis, name);
  }
}

/** What a version changed of what all share here is put back, and makes it fail. */
export function inspect(owner: string): void {
  const changed = putBack();
  if (changed.length > 0) throw new Error(`${owner} changes what others share: ${changed.join(', ')}`);
}

/** The remotes of a picture: those that are to be painted are here at once, the others never come. */
export function remotesOf(
  registry: Registry,
  { owners }: Pick<PaintOrder, 'owners'>,
  fault: (fault: PaintFault) => void,
): Remotes {
  knownGlobals();
  clearOurs();
  const remotes = createRemotes(registry, {
    load: () => Promise.reject(new Error('Nothing is loaded here')),
  });
  const painters = new Map(
    remotes.loaders.flatMap((loader) => {
      const owner = loader.versions.find((version) => owners.includes(version));
      return owner === undefined ? [] : [[loader, owner]];
    }),
  );
  latest = declared([...painters.values()], fault);
  for (const loader of remotes.loaders) {
    const owner = painters.get(loader);
    const declaration = owner === undefined ? undefined : latest.get(owner);
    if (declaration) loader.arrived(declaration, owner);
    else loader.state.set({ phase: 'loading' });
  }
  return remotes;
}

/**
 * Of the latest picture. Nobody asks for them again: as long as they stand, V8 keeps what it has made of their code,
 * which they share with those of the next picture.
 */
let latest: ReadonlyMap<string, RunRemote> = new Map();

/**
 * What each version declares, by owner. What all share is looked at once, behind all of them: to look takes longer than
 * to run one. Where something was changed nobody knows by whom, nor what it did to the others: each runs once more, and
 * is looked after by itself.
 */
function declared(owners: readonly string[], fault: (fault: PaintFault) => void) {
  const faults: PaintFault[] = [];
  const note = (owner: string, error: unknown) => void faults.push({ owner, error: errorText(error) });
  const together = whole(() => allOf(owners, note));
  if (putBack().length > 0 || !together) {
    const failed = (owner: string, error: unknown) => {
      // What it changed before it threw is not for the next one to answer for.
      putBack();
      fault({ owner, error: errorText(error) });
    };
    return allOf(owners, failed, inspect);
  }
  faults.forEach(fault);
  return together;
}

/** Undefined where it fails: of what somebody changed the code around the modules is made as well. */
function whole<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function allOf(
  owners: readonly string[],
  failed: (owner: string, error: unknown) => void,
  lookAfter: (owner: string) => void = () => undefined,
): ReadonlyMap<string, RunRemote> {
  const all = new Map<string, RunRemote>();
  for (const owner of owners) {
    const run = builds.get(owner);
    if (!run) continue;
    try {
      const declaration = during(owner, 'import', () => declarationOf(run));
      lookAfter(owner);
      all.set(owner, declaration);
    } catch (error) {
      failed(owner, error);
    }
  }
  return all;
}
