import type { Micronutrient } from '@nestwell/contracts/nutrition';

export const micronutrientTitles = {
  iron: 'Iron',
  folate: 'Folate',
  calcium: 'Calcium',
  choline: 'Choline',
  fibre: 'Fibre',
  iodine: 'Iodine',
} as const satisfies Record<Micronutrient, string>;
