import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { RemoteManifest, ShellManifest } from '@nestwell/contracts/delivery/server';
import { integrityOf } from '@nestwell/releases/vouched';

const file = (path: string, text: string) => ({
  path,
  integrity: integrityOf(text),
  bytes: text.length,
  brotliBytes: text.length,
});

async function write(folder: string, path: string, text: string) {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, path), text);
  await writeFile(join(folder, `${path}.br`), brotliCompressSync(text));
  return file(path, text);
}

/** A shell's build of a few bytes, in the folder of a checkout. */
export async function buildShell(site: string, server?: string): Promise<void> {
  const folder = join(site, 'shell/dist');
  const manifest: ShellManifest = {
    version: 's1',
    ...(server !== undefined && { server: await write(folder, 'server.1.js', server) }),
    styles: [await write(folder, 'main.1.css', 'body{}')],
    scripts: [await write(folder, 'main.1.js', 'start()')],
    files: [{ ...(await write(join(folder, 'top'), 'sw.js', 'listen()')), path: 'top/sw.js' }],
    themeScript: 'theme()',
    recordScript: 'record();',
  };
  await writeFile(join(folder, 'shell.json'), JSON.stringify(manifest));
}

/** A remote's build of a few bytes; unless it is given a script, its entry says id and version. */
export async function buildRemote(
  site: string,
  id: string,
  version: string,
  more: Partial<RemoteManifest>,
  script = `${id} ${version}`,
): Promise<void> {
  const folder = join(site, `mfe-${id}/dist`);
  await rm(folder, { recursive: true, force: true });
  const manifest: RemoteManifest = {
    id,
    version,
    contract: 1,
    scope: `${id}_${version}`,
    entry: await write(folder, 'remoteEntry.1.js', script),
    css: [await write(folder, 'widgets.1.css', `@layer remote{.${id}_${version}-a{}}`)],
    pages: [],
    widgets: [],
    ...more,
    files: await Promise.all((more.files ?? []).map(({ path }) => write(folder, path, path))),
  };
  await writeFile(join(folder, 'remote.json'), JSON.stringify(manifest));
}
