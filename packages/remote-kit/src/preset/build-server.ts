import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltFile } from '@nestwell/contracts/delivery';
import { forPainting } from './for-painting';
import { compile } from './compile';
import { describeFile } from './built-file';
import { serverConfig, type ServerBuild } from './server-config';

/** Builds what the server paints with, and puts it beside the browser's files. */
export async function buildServer(build: ServerBuild, dist: string): Promise<BuiltFile> {
  const config = serverConfig(build);
  await compile(config);
  const built = join(build.folder, '.build/server/server.js');
  const code = forPainting(readFileSync(built, 'utf8'), build.layer);
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const path = `server.${hash}.js`;
  writeFileSync(join(dist, path), code);
  return describeFile(dist, path);
}
