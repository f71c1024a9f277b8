import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { Script } from 'node:vm';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  compositionPath,
  readyWhileItComes,
  type Release,
  type ReleasedFile,
} from '@nestwell/contracts/delivery';
import type { Storage } from './storage/storage';
import { integrityOf, isVouched } from './vouched';

export type Composed = Readonly<Record<string, Pick<Release, 'version' | 'entry' | 'css'>>>;

export interface WeighedFile extends ReleasedFile {
  /** As brotli sends it. */
  brotliBytes: number;
}

/** What ends a line of a script, and so counts in what a stack names. */
const LINE_END = /\r\n|[\n\r\u2028\u2029]/g;

/**
 * Puts the entries of several releases into one file, each as it was released and with its style sheets: one request in
 * the place of two for each, and what all of them repeat is compressed away. A release is left out where one of its
 * files is not what its registry says, or would be another there. Undefined where there are not two.
 */
export async function compose(storage: Storage, releases: Composed): Promise<WeighedFile | undefined> {
  const read = await Promise.all(
    inOrder(releases).map(async ([id, { version, entry, css }]) => {
      const text = await textOf(storage, entry);
      const sheets = await sheetsOf(storage, css);
      const isWhole = text !== undefined && isScript(text) && !isStrict(text) && sheets !== undefined;
      return isWhole ? [{ owner: `${id}@${version}`, text, sheets }] : [];
    }),
  );
  const parts = read.flat();
  if (parts.length < 2) return undefined;
  // Behind the word on the first line.
  let line = 2;
  const pieces = parts.map((part) => {
    const { owner } = part;
    const begins = line;
    const code = guarded(part);
    line += (code.match(LINE_END)?.length ?? 0) + 1;
    return { owner, line: begins, code };
  });
  const bytes = Buffer.from(
    `${readyWhileItComes}\n${pieces.map(({ code }) => code).join('\n')}\n__nestwellEntry()`,
  );
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const path = compositionPath(pieces, hash);
  const brotliBytes = await keep(storage, path, bytes);
  return { url: `/${path}`, integrity: integrityOf(bytes), brotliBytes };
}

/** The same versions make the same file, whichever was released first. */
const inOrder = (releases: Composed) =>
  Object.entries(releases).sort(([one], [other]) => (one < other ? -1 : 1));

interface Part {
  owner: string;
  text: string;
  /** What its sheets say, by their addresses. */
  sheets: Readonly<Record<string, string>>;
}

/**
 * The page hears whose entry is about to run, and what its sheets say; what it throws ends it alone, and is told as by a
 * script of its own.
 */
const guarded = ({ owner, text, sheets }: Part) =>
  `__nestwellEntry(${JSON.stringify(owner)},${JSON.stringify(sheets)});try{\n${text}\n}catch(error){reportError(error)}`;

async function textOf(storage: Storage, { url, integrity }: ReleasedFile): Promise<string | undefined> {
  const bytes = await storage.read(url.slice(1));
  return bytes !== undefined && isVouched(bytes, integrity) ? bytes.toString() : undefined;
}

async function sheetsOf(
  storage: Storage,
  files: readonly ReleasedFile[],
): Promise<Part['sheets'] | undefined> {
  const texts = await Promise.all(
    files.map(async (file) => [file.url, await textOf(storage, file)] as const),
  );
  const isMovable = (text: string | undefined): text is string =>
    text !== undefined && !NAMES_ITS_PLACE.test(text);
  const sheets = texts.flatMap(([url, text]) => (isMovable(text) ? [[url, text] as const] : []));
  return sheets.length === texts.length ? Object.fromEntries(sheets) : undefined;
}

/** What is asked for from where the sheet lies. */
const NAMES_ITS_PLACE = /\burl\(\s*(?!['"]?(?:data:|\/))|@import\b/i;

function isScript(text: string): boolean {
  try {
    return new Script(text) instanceof Script;
  } catch {
    return false;
  }
}

/** What asks for strictness as its first word asks for it of a whole file. */
const isStrict = (text: string) => /^\s*['"]use strict/.test(text);

/** The plain file last: whoever finds it finds what it is sent as. */
async function keep(storage: Storage, path: string, bytes: Buffer): Promise<number> {
  const kept = (await storage.read(path)) === undefined ? undefined : await storage.read(`${path}.br`);
  if (kept !== undefined) return kept.length;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const sent = await promisify(brotliCompress)(bytes, { params });
  await storage.create(`${path}.br`, sent);
  await storage.create(`${path}.gz`, await promisify(gzip)(bytes));
  await storage.create(path, bytes);
  return sent.length;
}
