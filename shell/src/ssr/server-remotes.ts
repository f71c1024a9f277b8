import type { RenderFault, Registry, Release } from '@nestwell/contracts/delivery';
import { ownerOfRelease } from '../remotes/owner-of-release';
import { refuseUnfit } from '../remotes/refuse-unfit';
import { createRemotes, type Remotes } from '../remotes/remotes';
import { errorText } from '../signals/error-text';
import { during } from '../watch/running';
import { exportsOf, type Evaluate } from './declarations';
import { keepNewest } from './keep-newest';

type Outcome = { exports: ReturnType<typeof exportsOf> } | { error: unknown };

/** What each release exports, or why it could not be evaluated, by `id@version` and hash of its bundle. */
const evaluated = new Map<string, Outcome>();
/** More releases than a site and its previews name. */
const MAX_RELEASES = 50;

/** A remote's server bundle. */
export interface Build {
  /** `id@version` */
  owner: string;
  integrity: string;
  evaluate: Evaluate;
}

/** Evaluates a bundle once per release and worker. */
export function outcomeOf({ owner, integrity, evaluate }: Build, registry: Registry): Outcome {
  const key = `${owner} ${integrity}`;
  const known = evaluated.get(key);
  if (known) return known;
  const outcome = outcomeOfFirst(owner, () => {
    const release = releaseOf(registry, owner);
    if (release) refuseUnfit(release);
    return exportsOf(evaluate);
  });
  keepNewest(evaluated, key, outcome, MAX_RELEASES);
  return outcome;
}

function outcomeOfFirst(owner: string, run: () => ReturnType<typeof exportsOf>): Outcome {
  try {
    return { exports: during(owner, 'import', run) };
  } catch (error) {
    return { error };
  }
}

/** The remotes of a page: those whose bundles are given and fit this shell are here at once, the others never come. */
export function remotesOf(
  registry: Registry,
  builds: readonly Build[],
  onFault: (fault: RenderFault) => void,
): Remotes {
  const remotes = createRemotes(registry, {
    load: () => Promise.reject(new Error('Nothing is loaded on the server')),
  });
  for (const loader of remotes.loaders) {
    const build = builds.find(({ owner }) => loader.versions.includes(owner));
    const outcome = build && outcomeOf(build, registry);
    if (outcome && 'exports' in outcome) loader.arrived(outcome.exports.remote, build?.owner);
    else loader.state.set({ phase: 'loading' });
    if (build && outcome && 'error' in outcome)
      onFault({ owner: build.owner, at: 'evaluation', error: errorText(outcome.error) });
  }
  return remotes;
}

const releaseOf = ({ remotes }: Registry, owner: string): Release | undefined =>
  Object.values(remotes)
    .flatMap((registered) => [registered, registered.lastGood])
    .find((release) => release && ownerOfRelease(release) === owner);
