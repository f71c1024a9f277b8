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
