import type { Country } from '../../lines/line';

const withNappies: readonly Country[] = ['gb', 'au', 'nz'];

/** Our words are American; where another word is usual, it is read. */
export function regionalWords(words: string, country?: Country): string {
  if (!country || !withNappies.includes(country)) return words;
  return words
    .replaceAll('diapers', 'nappies')
    .replaceAll('Diapers', 'Nappies')
    .replaceAll('diaper', 'nappy')
    .replaceAll('gray', 'grey')
    .replaceAll('In labor', 'In labour')
    .replaceAll('cesarean', 'caesarean');
}
