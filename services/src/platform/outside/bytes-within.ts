/** All of an answer's body as it is after unpacking, or undefined as soon as it is more than `most` bytes. */
export async function bytesWithin(most: number, body: unknown): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // Of Node's own `fetch` or of the library's: their types differ, and both are read like this.
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += part.byteLength;
    if (bytes > most) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * An answer's JSON. It is parsed on the main thread, which is held for a few milliseconds: `most` is at most 1 MiB.
 * Throws where it is more, or no JSON.
 */
export async function jsonWithin(most: number, body: unknown): Promise<unknown> {
  const bytes = await bytesWithin(most, body);
  if (bytes === undefined) throw new Error(`The answer has more than ${most} bytes`);
  return JSON.parse(bytes.toString('utf8'));
}
