import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { BuiltFile } from '@nestwell/contracts/delivery';

export const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Describes a file and writes its `.br` and `.gz` beside it: compressing at the first request would cost a second. */
export function describeFile(folder: string, path: string): BuiltFile {
  const bytes = readFileSync(join(folder, path));
  const brotli = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  if (isCompressible(path)) {
    writeFileSync(join(folder, `${path}.br`), brotli);
    writeFileSync(join(folder, `${path}.gz`), gzipSync(bytes, { level: 9 }));
  }
  return { path, integrity: integrityOf(bytes), bytes: bytes.length, brotliBytes: brotli.length };
}

/** Pictures and fonts are as small as they get. */
const isCompressible = (path: string) => /\.(js|css|svg|json|wasm)$/.test(path);
