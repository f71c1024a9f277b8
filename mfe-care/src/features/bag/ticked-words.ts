import type { BagItem } from '@nestwell/contracts/care';
import { momentWords } from '../../lib/moment-words';

/** Who ticked a thing by her link, or took its tick off, and when; null where it was she. */
export function tickedWords({ tickedBy, tickedAt, packed }: BagItem): string | null {
  if (tickedBy === null || tickedAt === null) return null;
  return `${packed ? 'Packed' : 'Unpacked'} by ${tickedBy}’s link, ${momentWords(tickedAt)}`;
}
