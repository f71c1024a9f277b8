import { food } from './food';

export const oats = food('Overnight oats with flax', 380, [14, 52, 13], {
  iron: 3.4,
  folate: 42,
  calcium: 290,
  choline: 38,
  fibre: 9,
  iodine: 38,
});
export const parfait = food('Greek yogurt berry parfait', 310, [20, 34, 11], {
  iron: 1.1,
  folate: 36,
  calcium: 260,
  choline: 34,
  fibre: 5,
  iodine: 58,
});
export const eggsOnToast = food('Two eggs on wholegrain toast', 340, [20, 26, 17], {
  iron: 3.2,
  folate: 88,
  calcium: 120,
  choline: 300,
  fibre: 4,
  iodine: 54,
});
export const porridge = food('Porridge with apple and walnuts', 390, [12, 54, 15], {
  iron: 2.8,
  folate: 38,
  calcium: 210,
  choline: 30,
  fibre: 8,
});
export const muesli = food('Muesli with oat drink', 350, [10, 58, 9]);
export const peanutToast = food('Peanut butter banana toast', 360, [13, 44, 16], {
  iron: 2.2,
  folate: 66,
  calcium: 70,
  choline: 36,
  fibre: 7,
  iodine: 6,
});
export const tofuScramble = food('Tofu scramble on toast', 370, [23, 32, 17], {
  iron: 5.4,
  folate: 74,
  calcium: 350,
  choline: 52,
  fibre: 6,
});
