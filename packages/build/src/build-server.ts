import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltFile } from '@nestwell/contracts/delivery';
import { mapFolder } from '@nestwell/releases/source-maps';
import { compile } from './compile';
import { describeFile } from './built-file';
import { serverConfig, type ServerBuild } from './server-config';

/** Builds what the server renders with, and puts it beside the browser's files, its source map beside theirs. */
export async function buildServer(build: ServerBuild, dist: string): Promise<BuiltFile> {
  const config = serverConfig(build);
  await compile(config);
  const built = join(build.folder, '.build/server');
  const hash = createHash('sha256')
    .update(readFileSync(join(built, 'server.js')))
    .digest('hex')
    .slice(0, 8);
  const path = `server.${hash}.js`;
  copyFileSync(join(built, 'server.js'), join(dist, path));
  mkdirSync(join(dist, mapFolder), { recursive: true });
  copyFileSync(join(built, `${mapFolder}server.js.map`), join(dist, `${mapFolder}${path}.map`));
  return describeFile(dist, path);
}
