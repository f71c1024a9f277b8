/** What a plan never contains: first those that are asked at once, then the rest of the fourteen the law names. */
export const commonAllergies = [
  'nuts',
  'dairy',
  'gluten',
  'egg',
  'fish',
  'shellfish',
  'sesame',
  'soy',
] as const;
export const furtherAllergies = ['celery', 'mustard', 'sulphites', 'lupin', 'molluscs'] as const;
export const allergies = [...commonAllergies, ...furtherAllergies] as const;
export type Allergy = (typeof allergies)[number];
