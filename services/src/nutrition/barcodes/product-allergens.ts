import { allergies, type Allergy } from '@nestwell/contracts/account';

/** Open Food Facts' taxonomy of allergens, as ours. */
const TAGS: Readonly<Record<string, Allergy>> = {
  'en:nuts': 'nuts',
  'en:peanuts': 'nuts',
  'en:milk': 'dairy',
  'en:gluten': 'gluten',
  'en:eggs': 'egg',
  'en:fish': 'fish',
  'en:crustaceans': 'shellfish',
  'en:molluscs': 'molluscs',
  'en:sesame-seeds': 'sesame',
  'en:soybeans': 'soy',
  'en:celery': 'celery',
  'en:mustard': 'mustard',
  'en:sulphur-dioxide-and-sulphites': 'sulphites',
  'en:lupin': 'lupin',
};

export function allergiesIn(tags: readonly string[]): Allergy[] {
  const known = new Set(tags.map((tag) => TAGS[tag]));
  return allergies.filter((allergy) => known.has(allergy));
}
