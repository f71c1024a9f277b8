import type { Overlay, RegisteredRemote, Registry, RemoteManifest } from '@nestwell/contracts/delivery';
import { readElsewhere } from '@nestwell/remote-kit/host';
import { admitLocal } from '../remotes/federation';

/** Puts builds of her own machine into a registry. */
export type WithLocal = (registry: Registry) => Registry;

/** Reads what `pnpm mfe serve` offers; a build that cannot be read leaves the released one. */
export async function readLocalBuilds({ local }: Overlay): Promise<WithLocal> {
  const read = await Promise.all(local.map(({ id, origin }) => readBuild(id, origin)));
  const builds = Object.fromEntries(read.flatMap((build) => (build ? [build] : [])));
  return (registry) => ({ ...registry, remotes: { ...registry.remotes, ...builds } });
}

async function readBuild(id: string, origin: string): Promise<[string, RegisteredRemote] | undefined> {
  try {
    const manifest = (await readElsewhere(`${origin}/remote.json`)) as RemoteManifest;
    const { version, scope, entry, css, pages, widgets, contract } = manifest;
    admitLocal(origin);
    const at = ({ path, integrity }: RemoteManifest['entry']) => ({ url: `${origin}/${path}`, integrity });
    const release = { version, scope, entry: at(entry), css: css.map(at), pages, widgets, contract };
    return [id, { ...release, preview: origin }];
  } catch (error) {
    console.warn(`[preview] ${id} of ${origin}`, error);
    return undefined;
  }
}
