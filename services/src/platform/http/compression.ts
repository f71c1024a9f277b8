import { PassThrough, type Readable } from 'node:stream';
import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';
import type { FastifyReply } from 'fastify';
import { byDeadline } from '../by-deadline';
import { inBytes, type Line } from './lines';

/** Of a rendered Home it leaves 33.9 kB of 162; of its style sheets, 102 kB, 18.8, where 4 leaves 20.9 and 6 leaves 18.4. */
const QUALITY = 5;

/** Pages and JSON are compressed on their way out. Files were compressed when they were built. */
export const compression: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  customTypes: /json|html/,
  threshold: 1400,
  /** Compressed at once, on this thread, in at most 2 ms; what is longer would hold up others. */
  syncThreshold: 128 * 1024,
  // Nothing of a page that is sent in parts waits in the encoder for the next part.
  brotliOptions: {
    flush: constants.BROTLI_OPERATION_FLUSH,
    chunkSize: 64 * 1024,
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_LGWIN]: 16 },
  },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  globalDecompression: false,
};

/** For so long the beginning of a page waits for its rest: together they are one piece, which costs less to compress. */
const TOGETHER_WITHIN_MS = 20;

interface InParts {
  beginning: string;
  rest: Promise<readonly Line[]>;
}

/** A page as one piece, or with its beginning ahead where the rest takes longer; a rest that fails breaks it off. */
export async function compressedInParts(
  reply: FastifyReply,
  { beginning, rest }: InParts,
): Promise<Buffer | Readable> {
  void reply.header('vary', 'accept-encoding');
  const soon = await byDeadline(rest, TOGETHER_WITHIN_MS);
  if (soon !== undefined) return inBytes(soon, beginning);
  const page = new PassThrough();
  page.write(beginning);
  rest.then(
    (lines) => page.end(inBytes(lines)),
    (error: unknown) => page.destroy(error as Error),
  );
  return page;
}
