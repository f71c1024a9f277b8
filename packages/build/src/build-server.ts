import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltFile } from '@nestwell/contracts/delivery';
import { compile } from './compile';
import { describeFile } from './built-file';
import { serverConfig, type ServerBuild } from './server-config';

/** Builds what the server paints with, and puts it beside the browser's files. */
export async function buildServer(build: ServerBuild, dist: string): Promise<BuiltFile> {
  const config = serverConfig(build);
  await compile(config);
  const built = join(build.folder, '.build/server/server.js');
  const hash = createHash('sha256').update(readFileSync(built)).digest('hex').slice(0, 8);
  const path = `server.${hash}.js`;
  copyFileSync(built, join(dist, path));
  return describeFile(dist, path);
}
