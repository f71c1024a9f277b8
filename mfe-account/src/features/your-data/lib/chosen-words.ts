import type { ExportedField } from '@nestwell/contracts/account';
import { sentenceCase } from '../../../lib/sentence-case';

/** Fields whose words are the product's own, of a list: she reads 'Second trimester' where 'second_trimester' is kept. */
const choices = new Set<string>([
  'activityLevel',
  'allergies',
  'category',
  'clockFace',
  'dateOrder',
  'deviceKind',
  'dietaryRestrictions',
  'kind',
  'mealType',
  'plan',
  'priority',
  'provider',
  'quiet',
  'reason',
  'recurring',
  'role',
  'state',
  'status',
  'type',
] satisfies ExportedField[]);

const inSentence = (value: unknown) =>
  typeof value === 'string' ? sentenceCase(value.replaceAll('_', ' ')) : value;

/** A row with its choices in words, and its sums in dollars. */
export function chosenWords(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => {
      if (field.endsWith('Cents') && typeof value === 'number') return [field, (value / 100).toFixed(2)];
      if (!choices.has(field)) return [field, value];
      return [field, Array.isArray(value) ? value.map(inSentence) : inSentence(value)];
    }),
  );
}
