import type { PaintFault, PaintOrder } from '@nestwell/contracts/delivery';
import type { RunRemote } from '@nestwell/remote-kit';
import { rememberPage } from '../isolation/page-state';
import { createRemotes, type Remotes } from '../remotes/remotes';
import { errorText } from '../signals/error-text';
import { during } from '../watch/running';
import { declarationOf, type RunModule } from './declarations';

/** Server builds by `id@version`. */
const builds = new Map<string, RunModule>();
/** More versions than a page and its previews name. */
const MOST = 50;

export function keepBuild(owner: string, run: RunModule): void {
  builds.delete(owner);
  builds.set(owner, run);
  const [oldest] = builds.keys();
  if (builds.size > MOST && oldest !== undefined) builds.delete(oldest);
}

const shared = rememberPage();
/** As they are once the shell stands, before any module has run. */
let globals: Set<PropertyKey> | undefined;

const knownGlobals = () => (globals ??= new Set(Reflect.ownKeys(globalThis)));

/** Where all builds share one thing, such as how days are read: set anew for each picture. */
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

/** What a version changed of what all share here is put back, and makes it fail. */
export function inspect(owner: string): void {
  const changed = [...shared.restore(), ...clearGlobals()];
  if (changed.length > 0) throw new Error(`${owner} changes what others share: ${changed.join(', ')}`);
}

/** The remotes of a picture: those that are to be painted are here at once, the others never come. */
export function remotesOf({ registry, owners }: PaintOrder, fault: (fault: PaintFault) => void): Remotes {
  knownGlobals();
  const remotes = createRemotes(registry, {
    load: () => Promise.reject(new Error('Nothing is loaded here')),
  });
  for (const loader of remotes.loaders) {
    const owner = loader.versions.find((version) => owners.includes(version));
    const declaration = owner === undefined ? undefined : started(owner, fault);
    if (declaration) loader.arrived(declaration, owner);
    else loader.state.set({ phase: 'loading' });
  }
  return remotes;
}

function started(owner: string, fault: (fault: PaintFault) => void): RunRemote | undefined {
  const run = builds.get(owner);
  if (!run) return undefined;
  try {
    const declaration = during(owner, 'import', () => declarationOf(run));
    inspect(owner);
    return declaration;
  } catch (error) {
    fault({ owner, error: errorText(error) });
    return undefined;
  }
}
