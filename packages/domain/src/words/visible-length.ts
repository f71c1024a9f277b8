const characters = new Intl.Segmenter();

/** UTF-16 units. V8 copies the whole input for each segment, so one long text would take quadratic time. */
const CHUNK_LENGTH = 256;

/** Characters as a reader counts them: an emoji of four code points is one. Counting stops at one more than `most`. */
export function visibleLength(text: string, most = Infinity): number {
  let length = 0;
  let start = 0;
  while (start < text.length && length <= most) {
    const end = chunkEnd(text, start, CHUNK_LENGTH);
    let count = 0;
    let last = 0;
    for (const { index } of characters.segment(text.slice(start, end))) {
      count += 1;
      last = index;
    }
    if (end === text.length) return Math.min(length + count, most + 1);
    // The last character of a chunk may go on behind it, so it is counted with the next one.
    if (last > 0) {
      length += count - 1;
      start += last;
    } else {
      length += 1;
      start += firstCharacter(text, start).length;
    }
  }
  return Math.min(length, most + 1);
}

/** A character longer than a chunk: a letter may carry any number of marks. */
function firstCharacter(text: string, start: number): string {
  for (let size = 2 * CHUNK_LENGTH; ; size *= 2) {
    const chunk = text.slice(start, chunkEnd(text, start, size));
    const first = characters.segment(chunk).containing(0)?.segment ?? chunk;
    if (first.length < chunk.length || start + size >= text.length) return first;
  }
}

/** Never between the halves of a surrogate pair. */
function chunkEnd(text: string, start: number, size: number): number {
  const end = Math.min(start + size, text.length);
  const splitsPair = end < text.length && /[\ud800-\udbff]/.test(text.charAt(end - 1));
  return splitsPair ? end + 1 : end;
}
