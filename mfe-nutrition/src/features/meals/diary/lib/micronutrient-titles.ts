import type { Micronutrient } from '@nestwell/contracts/nutrition';

export const micronutrientTitles = {
  iron: 'Iron',
  folate: 'Folate',
  calcium: 'Calcium',
  choline: 'Choline',
  fibre: 'Fiber',
  iodine: 'Iodine',
  vitaminB12: 'Vitamin B12',
  vitaminD: 'Vitamin D',
} as const satisfies Record<Micronutrient, string>;
