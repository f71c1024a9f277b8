import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { integrityOf } from '@nestwell/releases/vouched';

interface Compressed {
  brotli: Buffer;
  gzip: Buffer;
}

/** By what the bytes hash to. */
const known = new Map<string, Compressed>();

export const compressed = (bytes: Buffer): Compressed => known.get(integrityOf(bytes)) ?? compress(bytes);

const compress = (bytes: Buffer): Compressed => ({
  brotli: brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }),
  gzip: gzipSync(bytes, { level: 9 }),
});

/** Bytes: larger takes long to compress, much smaller comes out the same however hard it is tried. */
const SAMPLE_WITHIN = 20_000;

/**
 * Takes over what a build left compressed in its folder, before the next one empties that: equal bytes are the seconds of
 * a build. One file is compressed anew, to see that it is still done in the same way; if not, nothing is taken over.
 */
export function takeOverCompressed(folder: string): void {
  const files = compressedIn(folder);
  const samples = files.filter(({ bytes }) => bytes.length < SAMPLE_WITHIN);
  const [sample] = samples.sort((one, other) => other.bytes.length - one.bytes.length);
  if (sample === undefined) return;
  const anew = compress(sample.bytes);
  if (!anew.brotli.equals(sample.brotli) || !anew.gzip.equals(sample.gzip)) return;
  for (const { bytes, brotli, gzip } of files) known.set(integrityOf(bytes), { brotli, gzip });
}

function compressedIn(folder: string) {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const all = new Set(names);
  const whole = names.filter((name) => all.has(`${name}.br`) && all.has(`${name}.gz`));
  return whole.map((name) => {
    const read = (ending: string) => readFileSync(join(folder, name + ending));
    return { bytes: read(''), brotli: read('.br'), gzip: read('.gz') };
  });
}
