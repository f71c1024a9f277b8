import { food } from './food';

export const banana = food('Banana', 105, [1.3, 27, 0.4], {
  iron: 0.3,
  folate: 24,
  calcium: 6,
  choline: 11.6,
  fibre: 3.1,
  iodine: 0,
});
export const almonds = food('Almonds, a handful', 170, [6, 6, 15], {
  iron: 1.1,
  folate: 12,
  calcium: 76,
  choline: 15,
  fibre: 3.6,
});
export const applePeanut = food('Apple with sunflower seed butter', 200, [5, 26, 10], {
  iron: 1,
  folate: 44,
  calcium: 20,
  choline: 20,
  fibre: 6,
});
export const yogurt = food('Plain yogurt with honey', 150, [8, 20, 4], {
  iron: 0.1,
  folate: 16,
  calcium: 270,
  choline: 34,
  fibre: 0,
  iodine: 70,
});
export const dateBites = food('Oat, flax and date bites', 190, [5, 28, 7], {
  iron: 1.6,
  folate: 20,
  calcium: 40,
  choline: 16,
  fibre: 5,
});
export const crackers = food('Crackers and hummus', 180, [6, 22, 8]);
