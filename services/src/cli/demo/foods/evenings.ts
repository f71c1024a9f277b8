import { food } from './food';

export const salmonBowl = food('Salmon sweet potato bowl', 540, [30, 45, 27], {
  iron: 2.4,
  folate: 112,
  calcium: 92,
  choline: 142,
  fibre: 8,
  iodine: 46,
});
export const stirFry = food('Beef and broccoli stir-fry', 560, [38, 48, 24], {
  iron: 4.9,
  folate: 124,
  calcium: 98,
  choline: 136,
  fibre: 6,
});
export const chickpeaCurry = food('Coconut chickpea curry', 590, [18, 70, 27], {
  iron: 6.1,
  folate: 196,
  calcium: 124,
  choline: 70,
  fibre: 13,
});
export const pasta = food('White bean and kale pasta', 570, [24, 88, 14], {
  iron: 5.6,
  folate: 214,
  calcium: 208,
  choline: 64,
  fibre: 14,
  iodine: 11,
});
export const roastChicken = food('Roast chicken, potatoes and peas', 610, [42, 54, 24], {
  iron: 3.6,
  folate: 104,
  calcium: 70,
  choline: 150,
  fibre: 9,
  iodine: 18,
});
export const pizza = food('Vegetable pizza, half', 620, [24, 74, 25]);
export const vegetableTray = food('Roast vegetables with halloumi', 520, [24, 34, 32]);
export const tofuNoodles = food('Miso tofu noodle soup', 480, [24, 62, 15], {
  iron: 5.2,
  folate: 92,
  calcium: 300,
  choline: 62,
  fibre: 7,
});
