import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OfflineEntry, RemoteManifest } from '@nestwell/contracts/delivery';
import { integrityOf } from '@nestwell/releases/vouched';
import {
  openStorage,
  Previews,
  promote,
  publish,
  RegistryStore,
  rollback,
  type Built,
  type Storage,
} from '@nestwell/releases';
import type { Site } from './site';

const repository = join(dirname(fileURLToPath(import.meta.url)), '../../../..');

export interface Change {
  /** A version's number: letters and digits. */
  version: string;
  /** Script that runs before and after the entry's own; it may use `SCOPE`, the name of the entry's global. */
  before?: string;
  after?: string;
  /** Script that runs before what renders on the server. */
  rendering?: string;
  /** The same behind it: `module.exports.remote` is what it declares. */
  afterRendering?: string;
  contract?: number;
}

/**
 * A further version of a built remote without building it: the same files under another version, with script added
 * to the entry and every hash made right again.
 */
async function variantOf(id: string, change: Change): Promise<Built<RemoteManifest>> {
  const folder = await mkdtemp(join(tmpdir(), 'nestwell-variant-'));
  const isPacked = (path: string) => /\.(br|gz)$/.test(path);
  await cp(join(process.env.SITE_DIR ?? repository, `mfe-${id}/dist`), folder, {
    recursive: true,
    filter: (path) => !isPacked(path),
  });
  const built = JSON.parse(await readFile(join(folder, 'remote.json'), 'utf8')) as RemoteManifest;
  const scope = `${id}_${change.version}`;
  const renamed = (text: string) =>
    text
      .replaceAll(built.scope, scope)
      .replaceAll(`/r/${id}/${built.version}/`, `/r/${id}/${change.version}/`);

  const hashes = new Map<string, string>();
  const rewrite = async (
    { path, integrity: _, ...sizes }: RemoteManifest['entry'],
    edit = (text: string) => text,
  ) => {
    const before = await readFile(join(folder, path), 'utf8');
    const text = edit(renamed(before));
    await writeFile(join(folder, path), text);
    // As an entry vouches for what it loads later.
    hashes.set(integrityOf(before), integrityOf(text));
    return { ...sizes, path, integrity: integrityOf(text) };
  };
  const rewriteAll = async (files: RemoteManifest['files']) => {
    const done: RemoteManifest['files'] = [];
    for (const file of files) done.push(await rewrite(file));
    return done;
  };
  const withHashes = (text: string) =>
    [...hashes].reduce((whole, [old, fresh]) => whole.replaceAll(old, fresh), text);
  const css = await rewriteAll(built.css);
  const files = await rewriteAll(built.files);
  // Without one the bundle begins in its first line, as its source map says.
  const ahead = (script?: string) => (script === undefined ? '' : `${script};\n`);
  const added = (script = '') => script.replaceAll('SCOPE', `globalThis["${scope}"]`);
  const entry = await rewrite(
    built.entry,
    (text) => `${added(change.before)};\n${withHashes(text)};\n${added(change.after)}`,
  );
  const server =
    built.server &&
    (await rewrite(
      built.server,
      (text) => `${ahead(change.rendering)}${withHashes(text)};\n${change.afterRendering ?? ''}`,
    ));
  const { version, contract = built.contract } = change;
  const manifest: RemoteManifest = { ...built, version, scope, contract, entry, server, css, files };
  await writeFile(join(folder, 'remote.json'), JSON.stringify(manifest));
  return { folder, manifest };
}

const decision = () => ({ at: new Date(), by: 'a test', why: 'to see what happens' });

/** A running site, or a team's own machine beside it, whose settings name the same bucket. */
export type Releasing = Pick<Site, 'folder' | 'settings'>;

async function placeOf({ folder, settings }: Releasing) {
  const storage = await openStorage({ dataDir: folder, url: settings.RELEASES_URL });
  return { storage, store: new RegistryStore(storage, 'production') };
}

async function publishVariant(storage: Storage, id: string, change: Change): Promise<RemoteManifest> {
  const built = await variantOf(id, change);
  await publish(storage, built);
  await rm(built.folder, { recursive: true });
  return built.manifest;
}

/** Releases a variant on a running site, as `mfe release` does. */
export async function releaseVariant(site: Releasing, id: string, change: Change): Promise<RemoteManifest> {
  const place = await placeOf(site);
  const manifest = await publishVariant(place.storage, id, change);
  await promote(place, manifest, decision());
  return manifest;
}

/** The same for a variant that may be released already: then it only becomes current, and nothing is made anew for it. */
export async function releaseAgain(site: Releasing, id: string, change: Change): Promise<void> {
  const place = await placeOf(site);
  const isThere = (await new Previews(place.storage).find(id, change.version)) !== undefined;
  if (!isThere) await publishVariant(place.storage, id, change);
  await promote(place, { id, version: change.version }, decision());
}

/** Gives a variant a preview's name, as `mfe release --as` does. */
export async function previewVariant(site: Site, id: string, change: Change, name: string): Promise<void> {
  const { storage } = await placeOf(site);
  await publishVariant(storage, id, change);
  await new Previews(storage).name({ id, name, version: change.version, by: 'a test', at: '' });
}

/** Makes a released version current with nothing to fall back to, as a module's first release is. */
export async function showAlone(site: Site, id: string, version: string): Promise<void> {
  const { storage, store } = await placeOf(site);
  const release = await new Previews(storage).find(id, version);
  if (release === undefined) throw new Error(`${id} ${version} is not released`);
  const { rev, remotes } = await store.current();
  const { at, ...told } = decision();
  const change = { ...told, at: at.toISOString(), id, to: version };
  await store.replace(rev, { ...remotes, [id]: { ...release, since: change.at } }, change);
}

/** Goes back to the last good version, or to a named one. */
export async function rollBack(site: Releasing, id: string, version?: string): Promise<void> {
  await rollback(await placeOf(site), { id, version }, decision());
}

/** The newest revision that a running site may show. */
export const currentRegistry = async (site: Releasing) => (await placeOf(site)).store.current();

/** What is current on a running site. */
export async function currentVersion(site: Releasing, id: string): Promise<string> {
  const { remotes } = await currentRegistry(site);
  return remotes[id]?.version ?? '';
}

/** Pages of this module that its declaration names for the time without a network, without those of a parameter. */
export async function offlinePages(site: Site, id: string): Promise<OfflineEntry[]> {
  const { remotes } = await (await placeOf(site)).store.current();
  return (remotes[id]?.offline ?? []).filter(({ page }) => !page.includes(':'));
}

/** Addresses of a remote's pages that need no parameter, as the registry names them. */
export async function releasedPages(site: Site, id: string): Promise<string[]> {
  const { remotes } = await (await placeOf(site)).store.current();
  return (remotes[id]?.pages ?? []).map(({ path }) => path).filter((path) => !path.includes(':'));
}
