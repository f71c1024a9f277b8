import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest, ShellManifest } from '@nestwell/contracts/delivery';
import type { Built } from '../build';
import { integrityOf } from '../vouched';
import { temporaryFolder } from './folders';

/** A build of a few bytes in a folder of its own; its entry says id and version. @param styles rules of its widgets */
export async function aBuild(id: string, version: string, styles?: string): Promise<Built<RemoteManifest>> {
  const folder = await temporaryFolder();
  const write = async (path: string, text: string) => {
    await writeFile(join(folder, path), text);
    await writeFile(join(folder, `${path}.br`), `br ${text}`);
    return { path, integrity: integrityOf(text), bytes: text.length, brotliBytes: text.length };
  };
  const manifest: RemoteManifest = {
    id,
    version,
    contract: 1,
    scope: `${id}_${version}`,
    entry: await write('entry.js', `${id} ${version}`),
    css: styles === undefined ? [] : [await write('widgets.css', styles)],
    server: await write('server.js', `paints ${id} ${version}`),
    files: [await write('page.js', 'page')],
    pages: [],
    widgets: [],
  };
  await writeFile(join(folder, 'remote.json'), JSON.stringify(manifest));
  return { folder, manifest };
}

/** A shell of one script, which says its version. */
export async function aShell(version: string): Promise<Built<ShellManifest>> {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'main.js'), `shell ${version}`);
  return { folder, manifest: { version, styles: [], scripts: [], files: [], themeScript: '' } };
}
