import type { PressureSign } from '@nestwell/safety/signs';

/** As chips; the sentences stand beside the limits they belong to. */
export const signLabels: Record<PressureSign, string> = {
  headache: 'Headache that won’t go away',
  sight: 'Changes in what you see',
  belly: 'Upper belly pain',
  vomiting: 'Vomiting',
  swelling: 'Face or hands swell suddenly',
  breathless: 'Trouble breathing',
  chest: 'Chest pain',
  fit: 'A fit',
};
