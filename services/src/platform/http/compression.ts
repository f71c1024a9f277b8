import { PassThrough, type Readable } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
} from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inBytes, type Line } from './lines';

const WORTH_IT = 1400;
/**
 * Of a painted Home it leaves 21.9 kB in 1.4 ms; 4 leaves 23.5 in 0.9, 3 24.4 in 0.6, 6 21.8 in 1.6. A slow phone
 * waits 9 ms for what 4 leaves more.
 */
const QUALITY = 5;
/**
 * Of a page that is sent in parts, whose length nobody knows yet. What reaches back over all of it (18) takes a tenth to a
 * fifth longer, and leaves more of every page but Home, of which it leaves 80 bytes less.
 */
const WINDOW = 16;
/** Bytes that a painted page is packed into, and some more. */
const PIECE = 64 * 1024;
/**
 * Letters, or bytes of a page, up to which it is packed at once, on this thread: 1.9 ms of the longest, 1.4 of a painted
 * Home. Handed to another one it takes 0.3 ms more, for the stream that Node puts around it; what is longer would hold up
 * others.
 */
const AT_ONCE = 128 * 1024;
/**
 * Milliseconds for which the beginning of a page waits for its rest. Packed by itself it costs the page a twentieth more, which
 * buys nothing where a browser would have had it a few milliseconds before.
 */
const SOON = 20;
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Compresses pages and JSON on their way out: the bytes or a promise of them, or the payload as it was. Files were
 * compressed when they were built.
 */
export function compressed(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  if (typeof payload !== 'string' || payload.length < WORTH_IT) return payload;
  if (reply.hasHeader('content-encoding') || !/json|html/.test(String(reply.getHeader('content-type'))))
    return payload;
  return packed(request, reply, payload);
}

function packed<Whole extends string | Buffer>(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: Whole,
): Whole | Buffer | Promise<Buffer> {
  void reply.header('vary', 'accept-encoding');
  const packing = packingOf(request);
  if (packing === 'br') {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: payload.length,
    };
    const options = { params, chunkSize: PIECE };
    if (payload.length <= AT_ONCE) return encoded(reply, 'br', brotliCompressSync(payload, options));
    return brotli(payload, options).then((bytes) => encoded(reply, 'br', bytes));
  }
  if (packing === undefined) return payload;
  return deflate(payload).then((bytes) => encoded(reply, 'gzip', bytes));
}

interface InParts {
  beginning: string;
  rest: Promise<readonly Line[]>;
}

/**
 * The same for a page whose beginning is known before the rest of it, and goes ahead where the rest is not there soon; what
 * `rest` fails with breaks it off.
 */
export async function compressedInParts(
  request: FastifyRequest,
  reply: FastifyReply,
  { beginning, rest }: InParts,
): Promise<Buffer | Readable> {
  const soon = await within(SOON, rest);
  if (soon === undefined) return inParts(request, reply, { beginning, rest });
  return packed(request, reply, inBytes(soon, beginning));
}

/** Undefined where it takes longer. */
function within<Late>(milliseconds: number, late: Promise<Late>): Promise<Late | undefined> {
  return new Promise((settle, fail) => {
    const timer = setTimeout(() => settle(undefined), milliseconds);
    late.finally(() => clearTimeout(timer)).then(settle, fail);
  });
}

function inParts(request: FastifyRequest, reply: FastifyReply, { beginning, rest }: InParts): Readable {
  void reply.header('vary', 'accept-encoding');
  const packing = packingOf(request);
  const packer = packing === undefined ? new PassThrough() : PACKERS[packing]();
  if (packing !== undefined) void reply.header('content-encoding', packing);
  packer.write(beginning);
  rest.then(
    (lines) => packer.end(inBytes(lines)),
    (error: unknown) => packer.destroy(error as Error),
  );
  return packer;
}

/** Nothing of a part waits in the packer for the next one. Each turn of the packer wakes another thread: one for each part. */
const PACKERS = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      chunkSize: PIECE,
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_LGWIN]: WINDOW },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH, chunkSize: PIECE }),
};

function packingOf({ headers }: FastifyRequest): keyof typeof PACKERS | undefined {
  const accepted = String(headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

function encoded(reply: FastifyReply, name: string, bytes: Buffer): Buffer {
  void reply.header('content-encoding', name).removeHeader('content-length');
  return bytes;
}
