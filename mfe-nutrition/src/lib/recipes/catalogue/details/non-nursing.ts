import type { Details } from '../../recipe';

export const nonNursingDetails: Details = {
  shakshuka: {
    instructions: [
      'Soften the onion and pepper in the oil for 8 minutes.',
      'Add cumin and tomatoes and simmer for 5 minutes.',
      'Make four hollows, crack in the eggs, cover and cook for 7 minutes, until whites and yolks are set.',
    ],
    nutritionBenefits: ['Protein and choline from eggs', 'Lycopene and vitamin C'],
  },
  'apple-quinoa-porridge': {
    instructions: [
      'Simmer the quinoa in the almond milk for 15 minutes.',
      'Stir in apple, maple syrup and cinnamon and cook for 5 minutes more.',
    ],
    nutritionBenefits: ['Magnesium and iron from quinoa', 'Gentle fiber from apple'],
  },
  'kiwi-spinach-smoothie': {
    instructions: ['Blend everything until smooth.', 'Drink cold.'],
    nutritionBenefits: ['Vitamin C for healing', 'Potassium from banana and coconut water'],
  },
  'tuna-white-bean-salad': {
    instructions: [
      'Toss the beans, tomatoes and onion with oil and lemon.',
      'Fold in the tuna and serve on the arugula.',
    ],
    nutritionBenefits: ['Lean protein', 'Iron and fiber from beans'],
  },
  'miso-tofu-noodle-soup': {
    instructions: [
      'Simmer the mushrooms and ginger in 1 liter of water for 5 minutes.',
      'Add noodles, bok choy and tofu and cook for 4 minutes.',
      'Take off the heat and stir in the miso.',
    ],
    nutritionBenefits: ['Plant protein and calcium from tofu', 'Fluids in a bowl'],
  },
  'lemon-herb-chicken-quinoa': {
    instructions: [
      'Heat the oven to 200 °C (400 °F). Rub the chicken with oil, thyme and lemon zest and bake for 15 minutes.',
      'Add the asparagus and bake for 8 to 10 minutes, until the chicken is cooked through.',
      'Meanwhile boil the quinoa for 12 minutes, drain and dress with lemon juice.',
      'Slice the chicken and serve it over the quinoa with the asparagus.',
    ],
    nutritionBenefits: ['Protein for tissue repair', 'Folate from asparagus'],
  },
  'coconut-chickpea-curry': {
    instructions: [
      'Cook the onion and curry powder in a spoonful of the coconut milk for 6 minutes.',
      'Add tomatoes, chickpeas and the rest of the coconut milk and simmer for 15 minutes.',
      'Meanwhile boil the rice for 12 minutes.',
      'Wilt the spinach in the curry and serve it over the rice.',
    ],
    nutritionBenefits: ['Iron and fiber from chickpeas and spinach', 'Steady energy'],
  },
  'turkey-bean-chili': {
    instructions: [
      'Brown the turkey in the oil with onion and pepper until no pink is left.',
      'Stir in the chili powder, tomatoes and beans.',
      'Simmer for 25 minutes.',
    ],
    nutritionBenefits: ['Iron and B12 from turkey', 'Fiber from beans'],
  },
  'halloumi-vegetable-roast': {
    instructions: [
      'Heat the oven to 210 °C (410 °F). Toss the vegetables in the oil and roast for 20 minutes.',
      'Lay the halloumi on top and roast for 10 minutes, until golden.',
    ],
    nutritionBenefits: ['Calcium and protein from halloumi', 'Vitamins A and C'],
  },
  'sweet-potato-breakfast-hash': {
    instructions: [
      'Fry the sweet potatoes in the oil, covered, for 9 minutes.',
      'Add pepper, beans and cumin and fry for 6 minutes, until the edges brown.',
      'Serve with the avocado.',
    ],
    nutritionBenefits: ['Beta-carotene for healing skin', 'Fiber from beans'],
  },
  'cannellini-polenta': {
    instructions: [
      'Soften the garlic in the oil for 2 minutes, add tomatoes and oregano and simmer for 15 minutes.',
      'Add beans and kale and cook for 8 minutes more.',
      'Meanwhile whisk the polenta into 1 liter of hot water and stir until thick.',
      'Spoon the beans over the polenta.',
    ],
    nutritionBenefits: ['Iron and protein from beans', 'Vitamin K and calcium from kale'],
  },
  'roast-vegetable-lentil-quinoa': {
    instructions: [
      'Roast zucchini, pepper and onion in half of the oil at 220 °C (425 °F) for 25 minutes.',
      'Meanwhile simmer the quinoa in 350 ml of water.',
      'Fold in lentils, lemon, parsley and the rest of the oil.',
    ],
    nutritionBenefits: ['Iron and zinc for healing', 'Complete protein from quinoa and lentils'],
  },
};
