import type { RegistryStore } from '@nestwell/releases';
import { holdsCommit } from './commit';

/**
 * Whose release of a module this checkout does not hold, so that a release from it would take it back; undefined where
 * it holds the current one, or where nobody wrote down what that was built from.
 */
export async function overwritten(
  store: RegistryStore,
  id: string,
  holds: (commit: string) => boolean = holdsCommit,
): Promise<string | undefined> {
  const current = (await store.current()).remotes[id]?.version;
  const revisions = await store.history();
  const made = revisions
    .map(({ change }) => change)
    .find((change) => change.id === id && change.to === current);
  if (made?.commit === undefined || holds(made.commit)) return undefined;
  const { by, at, why, commit } = made;
  return (
    `${id} ${current} was released by ${by} at ${at} (${why}) from commit ${commit.slice(0, 9)}, which this checkout ` +
    'does not hold: releasing would take it back. Pull first, or say --force with --why.'
  );
}
