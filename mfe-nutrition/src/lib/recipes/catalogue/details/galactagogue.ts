import type { Details } from '../../recipe';

export const galactagogueDetails: Details = {
  'fenugreek-spinach-dal': {
    instructions: [
      'Fry the fenugreek in the oil for 30 seconds and add the onion for 6 minutes.',
      'Add turmeric, tomatoes, lentils and 1 liter of water and simmer for 20 minutes.',
      'Meanwhile boil the rice for 12 minutes.',
      'Stir the spinach into the dal until wilted and serve it with the rice.',
    ],
    nutritionBenefits: [
      'Iron and folate from lentils',
      'Fenugreek is used traditionally; avoid it with a legume allergy, diabetes medicine or warfarin',
    ],
  },
  'oat-flax-date-bites': {
    instructions: [
      'Blend the dates with 2 tablespoons of hot water to a paste.',
      'Mix with everything else.',
      'Roll into 12 balls and chill for half an hour.',
    ],
    nutritionBenefits: ['Quick energy with fiber', 'B vitamins from yeast'],
  },
  'fennel-white-bean-soup': {
    instructions: [
      'Soften fennel and onion in the oil for 10 minutes.',
      'Add potato, beans and stock and simmer for 20 minutes.',
      'Blend until smooth.',
    ],
    nutritionBenefits: ['Fiber and potassium', 'Fluids that count'],
  },
  'barley-sesame-bowl': {
    instructions: ['Divide the barley between two bowls.', 'Top with yogurt, banana, sesame and honey.'],
    nutritionBenefits: ['Beta-glucan from barley', 'Calcium from sesame and yogurt'],
  },
  'brewers-yeast-banana-shake': {
    instructions: ['Blend everything until smooth.', 'Drink at once.'],
    nutritionBenefits: ['B vitamins and chromium from yeast', 'Calcium from milk'],
  },
  'green-papaya-chicken-soup': {
    instructions: [
      'Fry ginger and garlic in the oil for a minute and add the chicken for 5 minutes.',
      'Add 1.5 liters of water and simmer for 20 minutes. Meanwhile boil the rice for 12 minutes.',
      'Add the papaya and cook for 8 minutes, until it is tender and the chicken cooked through.',
      'Wilt in the spinach and serve with the rice.',
    ],
    nutritionBenefits: ['Protein and fluids for healing', 'Vitamin C from papaya'],
  },
};
