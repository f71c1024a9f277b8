import type { Country } from '../../lines/line';

const withNappies: readonly Country[] = ['gb', 'au', 'nz'];

const CELSIUS_FIRST = /(\d{2}) °C \(([\d.]{2,5}) °F\)/g;

/** Our words are American; where another word is usual, it is read. */
export function regionalWords(words: string, country?: Country): string {
  if (country === 'us') return words.replace(CELSIUS_FIRST, '$2 °F ($1 °C)');
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
