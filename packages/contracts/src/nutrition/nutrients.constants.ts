/** What a stage asks for besides energy and macronutrients, with its unit and USDA's number. */
export const micronutrientNames = [
  'iron',
  'folate',
  'calcium',
  'choline',
  'fibre',
  'iodine',
  'vitaminB12',
  'vitaminD',
] as const;
export type Micronutrient = (typeof micronutrientNames)[number];

export const micronutrientUnits = {
  iron: 'mg',
  folate: 'µg',
  calcium: 'mg',
  choline: 'mg',
  fibre: 'g',
  iodine: 'µg',
  vitaminB12: 'µg',
  vitaminD: 'µg',
} as const satisfies Record<Micronutrient, string>;

export const micronutrientIds = {
  iron: 1089,
  folate: 1177,
  calcium: 1087,
  choline: 1180,
  fibre: 1079,
  iodine: 1100,
  vitaminB12: 1178,
  vitaminD: 1114,
} as const satisfies Record<Micronutrient, number>;

export const nutrientLimits = {
  amount: 100_000,
  portionLabel: 60,
  portionGrams: 5000,
  portionTimes: 100,
} as const;
