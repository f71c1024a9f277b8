import { usFirst } from '@nestwell/domain/units';
import type { Country } from '../../lines/line';

const withNappies: readonly Country[] = ['gb', 'au', 'nz'];

/** Our words are American; where another word is usual, it is read, and where two units stand, the usual one is first. */
export function regionalWords(words: string, country?: Country): string {
  if (country === 'us') return usFirst(words);
  if (!country || !withNappies.includes(country)) return words;
  return words
    .replaceAll('diapers', 'nappies')
    .replaceAll('Diapers', 'Nappies')
    .replaceAll('diaper', 'nappy')
    .replaceAll('gray', 'grey')
    .replaceAll('color', 'colour')
    .replaceAll('In labor', 'In labour')
    .replaceAll('cesarean', 'caesarean')
    .replaceAll('pasteuriz', 'pasteuris')
    .replaceAll('Pasteuriz', 'Pasteuris')
    .replaceAll('Mold ', 'Mould ')
    .replaceAll('with mold', 'with mould');
}
