import { food } from './food';

export const lentilSoup = food('Lentil soup with bread', 460, [24, 66, 11], {
  iron: 7.2,
  folate: 240,
  calcium: 90,
  choline: 72,
  fibre: 16,
  iodine: 14,
});
export const quinoaBowl = food('Pea and mint quinoa', 430, [18, 60, 13], {
  iron: 4.6,
  folate: 132,
  calcium: 88,
  choline: 58,
  fibre: 11,
});
export const hummusWrap = food('Spinach chickpea wrap', 440, [17, 56, 17], {
  iron: 5.1,
  folate: 190,
  calcium: 160,
  choline: 66,
  fibre: 12,
  iodine: 9,
});
export const chickenSalad = food('Chicken and avocado salad', 480, [36, 22, 28], {
  iron: 2.7,
  folate: 140,
  calcium: 74,
  choline: 118,
  fibre: 9,
  iodine: 12,
});
export const beetSalad = food('Lentil and beet salad', 410, [18, 52, 14], {
  iron: 5.9,
  folate: 260,
  calcium: 82,
  choline: 54,
  fibre: 14,
});
export const cheeseSandwich = food('Cheddar sandwich and tomato soup', 520, [22, 58, 22]);
export const riceAndBeans = food('Black bean rice pot', 470, [18, 78, 9], {
  iron: 4.8,
  folate: 210,
  calcium: 86,
  choline: 60,
  fibre: 15,
});
