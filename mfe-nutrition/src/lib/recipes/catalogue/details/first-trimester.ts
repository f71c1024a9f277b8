import type { Details } from '../../recipe';

export const firstTrimesterDetails: Details = {
  'ginger-oat-porridge': {
    instructions: [
      'Warm the oat milk with the ginger over a low heat for 2 minutes.',
      'Stir in the oats and simmer for 8 minutes, stirring now and then.',
      'Divide between two bowls and top with banana and almond butter.',
    ],
    nutritionBenefits: [
      'Ginger can ease nausea',
      'Oats release their energy slowly',
      'Vitamin B6 from banana',
    ],
  },
  'mango-chia-pudding': {
    instructions: [
      'Whisk the chia seeds into the coconut milk drink and wait 5 minutes.',
      'Whisk again, cover and chill for at least 2 hours.',
      'Fold in the mango and lime juice and serve cold.',
    ],
    nutritionBenefits: ['Fiber that keeps things moving', 'Plant omega-3 from chia', 'Vitamin C from mango'],
  },
  'spinach-egg-muffins': {
    instructions: [
      'Heat the oven to 190 °C (375 °F) and brush six holes of a muffin tin with the oil.',
      'Divide the spinach and pepper between the holes.',
      'Beat the eggs with the cheddar and pour over the vegetables.',
      'Bake for 15 minutes, until the eggs are firm all the way through.',
    ],
    nutritionBenefits: ['Choline from eggs', 'Folate from spinach'],
  },
  'lemon-chickpea-couscous': {
    instructions: [
      'Cover the couscous with a cup of boiling water, put a plate on top and wait 5 minutes.',
      'Fluff it with a fork and stir in the oil, lemon zest and juice.',
      'Fold in the chickpeas, cucumber, tomatoes and mint.',
    ],
    nutritionBenefits: ['Folate and fiber from chickpeas', 'Lemon and mint freshen a queasy mouth'],
  },
  'baked-potato-cottage-cheese': {
    instructions: [
      'Heat the oven to 200 °C (400 °F) and prick the potatoes all over.',
      'Bake on the rack for an hour, until a knife slides in.',
      'Split them, add the butter and mash it in lightly.',
      'Spoon over the cottage cheese, chives and pepper.',
    ],
    nutritionBenefits: ['Potassium from potatoes', 'Calcium and protein from cottage cheese'],
  },
  'ginger-chicken-noodle-soup': {
    instructions: [
      'Soften the carrots, celery and ginger in the oil for 5 minutes.',
      'Add the stock and chicken, bring to a simmer and cook for 15 minutes, until no pink is left.',
      'Lift out the chicken and shred it with two forks.',
      'Cook the noodles in the stock for 4 minutes.',
      'Return the chicken, scatter with parsley and serve.',
    ],
    nutritionBenefits: ['Fluids and protein in one bowl', 'Ginger can ease nausea'],
  },
  'lentil-bolognese': {
    instructions: [
      'Soften the onion, carrot and garlic in the oil for 8 minutes.',
      'Add the lentils, tomatoes, oregano and 2 cups of water.',
      'Simmer for 20 minutes, stirring, until the lentils fall apart.',
      'Boil the spaghetti until tender and toss it through the sauce.',
    ],
    nutritionBenefits: ['Folate and iron from lentils', 'Fiber from whole-wheat pasta'],
  },
  'baked-cod-potatoes': {
    instructions: [
      'Heat the oven to 200 °C (400 °F). Toss the potatoes in a tablespoon of oil and bake for 20 minutes.',
      'Add the beans, lay the cod and lemon on top and drizzle with the rest of the oil.',
      'Bake for 15 minutes more, until the fish flakes and is opaque throughout.',
      'Scatter with parsley.',
    ],
    nutritionBenefits: ['Iodine and protein from a low-mercury fish', 'Vitamin C from potatoes and lemon'],
  },
  'ginger-rice-porridge': {
    instructions: [
      'Simmer the rice and ginger in 750 ml of water for 22 minutes, stirring now and then, until it is creamy.',
      'Stir in coconut milk and maple syrup and warm for 2 minutes.',
      'Top with the banana.',
    ],
    nutritionBenefits: ['Ginger may ease nausea', 'Easy energy from rice and banana'],
  },
  'pea-mint-quinoa': {
    instructions: [
      'Simmer the quinoa in 350 ml of water for 15 minutes, adding the peas for the last 3.',
      'Toast the pumpkin seeds in a dry pan for 2 minutes.',
      'Fold in green onions, mint, lemon and oil, and scatter the seeds on top.',
    ],
    nutritionBenefits: ['Folate from peas and quinoa', 'Zinc and iron from pumpkin seeds'],
  },
  'lentil-shepherds-pie': {
    instructions: [
      'Soften the onion and carrots in half of the oil for 5 minutes, then simmer with lentils, tomatoes, thyme and 500 ml of water for 25 minutes.',
      'Meanwhile boil the potatoes until soft and mash them with the rest of the oil and some of their water.',
      'Spread the mash over the lentils and bake at 200 °C (400 °F) for 20 minutes.',
      'Scatter with parsley.',
    ],
    nutritionBenefits: ['Folate and iron from lentils', 'Vitamin C from tomatoes helps iron in'],
  },
};
