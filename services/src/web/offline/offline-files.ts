import {
  type BuiltFile,
  type Registry,
  type Release,
  type ReleasedFile,
  type RemoteManifest,
  type ShellManifest,
} from '@nestwell/contracts/delivery/server';

/** Of all that is fetched to be kept, as brotli sends it: a phone's contract may be small. */
export const MOST_KEPT = 1_000_000;

interface Weighed extends ReleasedFile {
  brotliBytes: number;
}

/** Reads what was built as a version; undefined where it cannot be read now. */
export type ManifestOf = (id: string, version: string) => Promise<RemoteManifest | undefined>;

/**
 * What opens the site without a network, the most needed first: the shell, what stands on every Home, the pages that
 * modules declare for it, and what they fall back to. What goes beyond the bound is left out from the end.
 */
export async function offlineFilesOf(
  shell: ShellManifest,
  { remotes }: Registry,
  manifestOf: ManifestOf,
): Promise<ReleasedFile[]> {
  const built = async (id: string, version: string | undefined) =>
    version === undefined ? undefined : manifestOf(id, version);
  const modules = await Promise.all(
    Object.entries(remotes).map(async ([id, remote]) => ({
      current: filesOf(remote, await built(id, remote.version)),
      former: remote.lastGood && filesOf(remote.lastGood, await built(id, remote.lastGood.version)),
    })),
  );
  return within(MOST_KEPT, [
    ...shellFiles(shell),
    ...modules.flatMap(({ current }) => current.first),
    ...byTurns(modules.map(({ current }) => current.pages)),
    ...modules.flatMap(({ former }) => former?.first ?? []),
    ...modules.flatMap(({ former }) => former?.pages ?? []),
  ]);
}

/** Where all that belongs to these versions lies. */
export const foldersOf = ({ remotes }: Registry): string[] =>
  Object.entries(remotes).flatMap(([id, { version, lastGood }]) =>
    [version, lastGood?.version].flatMap((one) => (one === undefined ? [] : `/r/${id}/${one}/`)),
  );

/** Its style sheets stand in the document that opens without a network. */
function shellFiles({ scripts, files, offlineFiles = [] }: ShellManifest): Weighed[] {
  const later = offlineFiles.flatMap((path) => files.find((file) => file.path === path) ?? []);
  return [...scripts, ...later].map(at('/shell/'));
}

function filesOf({ entry, entryChunks = [], css }: Release, built: RemoteManifest | undefined) {
  // A version that cannot be read now is not kept: nothing that the registry does not vouch for is.
  if (built === undefined || !entry.url.endsWith(`/${built.entry.path}`)) return { first: [], pages: [] };
  const folder = `/r/${built.id}/${built.version}/`;
  // In the order of what its pages need most: what is too much is left out from the end.
  const needed = (built.offlineFiles ?? []).flatMap(
    (wanted) => built.files.find(({ path }) => path === wanted) ?? [],
  );
  const weigh = (file: ReleasedFile) => {
    const own = [built.entry, ...built.css, ...built.files].find(({ path }) => file.url === folder + path);
    return { ...file, brotliBytes: own?.brotliBytes ?? 0 };
  };
  return { first: [entry, ...entryChunks, ...css].map(weigh), pages: needed.map(at(folder)) };
}

export const at =
  (folder: string) =>
  ({ path, integrity, brotliBytes }: BuiltFile): Weighed => ({ url: folder + path, integrity, brotliBytes });

/** No module's pages go before all of another's. */
function byTurns(lists: readonly Weighed[][]): Weighed[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat();
}

/** As many of them as weigh no more than this, the first ones first, each address once. */
export function within(most: number, files: readonly Weighed[]): ReleasedFile[] {
  let left = most;
  const seen = new Set<string>();
  return files.flatMap(({ url, integrity, brotliBytes }) => {
    // The same address twice would fail the whole of it.
    if (seen.has(url) || brotliBytes > left) return [];
    seen.add(url);
    left -= brotliBytes;
    return { url, integrity };
  });
}
