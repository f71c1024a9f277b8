import { cookedRice } from '@nestwell/safety/care';
import type { Details } from '../../recipe';

export const nursingDetails: Details = {
  'one-pot-lentil-stew': {
    instructions: [
      'Soften the onion, celery and carrots in the oil for 8 minutes.',
      'Stir in the cumin, then the lentils, potatoes, tomatoes and 1 liter of water.',
      'Simmer for 25 to 30 minutes, until the lentils are tender.',
    ],
    nutritionBenefits: ['Iron and folate from lentils', 'Protein and fiber in every spoonful'],
  },
  'egg-fried-rice': {
    instructions: [
      cookedRice.value,
      'Scramble the eggs in half of the oil until firm, and lift them out.',
      'Fry the rice and peas in the rest of the oil for 5 minutes, until steaming hot all through.',
      'Return the eggs, add tamari and green onions and toss. Do not heat the rice a second time.',
    ],
    nutritionBenefits: ['Choline from eggs', 'Fiber from brown rice and peas'],
  },
  'chicken-barley-soup': {
    instructions: [
      'Soften the vegetables in the oil for 8 minutes.',
      'Add barley, chicken and stock and simmer for 35 minutes, until the chicken is cooked through.',
      'Shred the chicken, stir it back in and serve.',
    ],
    nutritionBenefits: ['Fluids that count toward your day', 'Protein for healing'],
  },
  'roast-salmon-kale': {
    instructions: [
      'Heat the oven to 200 °C (400 °F). Roast the potatoes in half of the oil for 20 minutes.',
      'Add the salmon and the kale, tossed in the rest of the oil.',
      'Roast for 12 minutes, until the salmon flakes, and squeeze over the lemon.',
    ],
    nutritionBenefits: ['DHA passes into breast milk', 'Calcium and vitamin K from kale'],
  },
  'beef-pumpkin-curry': {
    instructions: [
      'Brown the beef in a dry hot pot, add the onion and curry powder and cook for 5 minutes.',
      'Add tomatoes, coconut milk and a cup of water and simmer, covered, for 30 minutes.',
      'Add the pumpkin and simmer for 15 minutes more, until it and the beef are tender.',
      'Meanwhile boil the rice for 12 minutes, and serve the curry over it.',
    ],
    nutritionBenefits: ['Iron and zinc from beef', 'Vitamin A from pumpkin'],
  },
  'white-bean-kale-pasta': {
    instructions: [
      'Boil the pasta and add the kale for the last 3 minutes. Keep a cup of the water.',
      'Warm the garlic in the oil until pale gold and stir in the beans.',
      'Toss everything with lemon and a splash of the water.',
    ],
    nutritionBenefits: ['Calcium from kale and beans', 'Energy that lasts'],
  },
  'spinach-chickpea-wrap': {
    instructions: [
      'Mash the chickpeas roughly with a fork.',
      'Spread the hummus over the tortillas.',
      'Add chickpeas, spinach and carrot, and roll up tightly.',
    ],
    nutritionBenefits: ['Folate and fiber', 'Plant protein without cooking'],
  },
  'overnight-oats-flax': {
    instructions: [
      'Stir the oats, yogurt, milk and flaxseed in a jar.',
      'Cover and chill overnight.',
      'Top with the berries.',
    ],
    nutritionBenefits: [
      'Slow energy from oats',
      'Plant omega-3 from flaxseed',
      'Calcium from yogurt and milk',
    ],
  },
  'turkey-avocado-wrap': {
    instructions: [
      'Spread the avocado over the tortilla.',
      'Add turkey, tomato and lettuce.',
      'Roll up and cut in half.',
    ],
    nutritionBenefits: ['B12 and protein from turkey', 'Good fats from avocado'],
  },
  'oat-almond-smoothie': {
    instructions: ['Blend everything for a minute, until smooth.', 'Drink at once, or shake it again later.'],
    nutritionBenefits: ['Energy for long nights', 'Vitamin E from almonds'],
  },
  'cottage-cheese-peach-toast': {
    instructions: [
      'Toast the bread.',
      'Spread with cottage cheese and lay the peach on top.',
      'Scatter with pumpkin seeds.',
    ],
    nutritionBenefits: ['Protein early in the day', 'Zinc from pumpkin seeds'],
  },
  'banana-hemp-smoothie': {
    instructions: [
      'Blend everything for a minute, until smooth.',
      'Drink at once, or keep it cold until the afternoon.',
    ],
    nutritionBenefits: ['Protein and omega-3 from hemp', 'Potassium from banana and dates'],
  },
  'apple-millet-porridge': {
    instructions: [
      'Simmer the millet in 700 ml of water for 18 minutes, stirring at the end.',
      'Stir in apple, flaxseed, cinnamon and maple syrup.',
      'Scatter with sunflower seeds.',
    ],
    nutritionBenefits: ['Vitamin E from sunflower seeds', 'Gentle fiber from apple'],
  },
  'black-bean-rice-pot': {
    instructions: [
      'Soften onion, pepper and garlic in the oil for 5 minutes.',
      'Add rice, tomatoes, paprika and 500 ml of water, cover and simmer for 30 minutes.',
      'Stir in the beans and warm through for 5 minutes.',
      'Lay the avocado on top.',
    ],
    nutritionBenefits: ['Slow energy from brown rice', 'Iron and fiber from beans'],
  },
  'roast-chickpeas-potatoes': {
    instructions: [
      'Roast potatoes and chickpeas with paprika and the oil at 200 °C (400 °F) for 25 minutes.',
      'Add broccoli and garlic and roast for 15 minutes more.',
      'Finish with the zest and juice of the lemon.',
    ],
    nutritionBenefits: ['Protein and iron from chickpeas', 'Vitamin C from broccoli'],
  },
};
