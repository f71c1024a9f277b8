const characters = new Intl.Segmenter();

/** Characters as a reader counts them: an emoji of four code points is one. */
export function visibleLength(text: string): number {
  let length = 0;
  for (const _ of characters.segment(text)) length += 1;
  return length;
}
