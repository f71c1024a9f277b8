import type { PaintFault, PaintOrder } from '@nestwell/contracts/delivery';
import type { RemoteDeclaration } from '@nestwell/remote-kit';
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

/** What a version changed of what all share here is put back, and makes it fail. */
export function inspect(owner: string): void {
  const changed = shared.restore();
  if (changed.length > 0) throw new Error(`${owner} changes what others share: ${changed.join(', ')}`);
}

/** The remotes of a picture: those that are to be painted are here at once, the others never come. */
export function remotesOf({ registry, owners }: PaintOrder, fault: (fault: PaintFault) => void): Remotes {
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

function started(owner: string, fault: (fault: PaintFault) => void): RemoteDeclaration | undefined {
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
