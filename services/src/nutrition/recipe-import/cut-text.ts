const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** At most `max` UTF-16 units of a text, never a part of a character as a reader sees it. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = 0;
  for (const { index, segment } of graphemes.segment(text.slice(0, 2 * max))) {
    if (index + segment.length > max) break;
    end = index + segment.length;
  }
  // One character that is longer than all of it is a fault of the page.
  return end > 0 ? text.slice(0, end) : text.slice(0, max).toWellFormed();
}
