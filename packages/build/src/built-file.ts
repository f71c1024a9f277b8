import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltFile } from '@nestwell/contracts/delivery';
import { integrityOf } from '@nestwell/releases/vouched';
import { compressed } from './compressed';

/** Describes a file and writes its `.br` and `.gz` beside it: compressing at the first request would cost a second. */
export function describeFile(folder: string, path: string): BuiltFile {
  const bytes = readFileSync(join(folder, path));
  const { brotli, gzip } = compressed(bytes);
  if (isCompressible(path)) {
    writeFileSync(join(folder, `${path}.br`), brotli);
    writeFileSync(join(folder, `${path}.gz`), gzip);
  }
  return { path, integrity: integrityOf(bytes), bytes: bytes.length, brotliBytes: brotli.length };
}

/** Pictures and fonts are as small as they get. */
const isCompressible = (path: string) => /\.(js|css|svg|json|wasm)$/.test(path);
