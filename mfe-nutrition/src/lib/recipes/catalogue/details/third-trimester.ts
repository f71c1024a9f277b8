import type { Details } from '../../recipe';

export const thirdTrimesterDetails: Details = {
  'barley-date-porridge': {
    instructions: [
      'Put everything into a small pan with half a cup of water.',
      'Simmer gently for 15 minutes, stirring, until thick.',
    ],
    nutritionBenefits: ['Fiber from barley and dates', 'Calcium from milk'],
  },
  'mango-lassi-smoothie': {
    instructions: ['Blend everything until smooth.', 'Pour into two glasses and drink cold.'],
    nutritionBenefits: ['Calcium and live cultures from yogurt', 'Vitamins A and C from mango'],
  },
  'baked-oats-pear': {
    instructions: [
      'Heat the oven to 180 °C (350 °F).',
      'Stir everything together in a baking dish and wait 5 minutes.',
      'Bake for 30 minutes, until golden at the edges.',
    ],
    nutritionBenefits: ['Fiber against constipation', 'Plant omega-3 from flaxseed'],
  },
  'sardine-tomato-toast': {
    instructions: [
      'Toast the bread and lay the tomato on it.',
      'Break the sardines over the top.',
      'Finish with parsley and a squeeze of lemon.',
    ],
    nutritionBenefits: ['DHA and vitamin D from a low-mercury fish', 'Calcium from the soft bones'],
  },
  'peanut-soba-salad': {
    instructions: [
      'Boil the noodles for 5 minutes, rinse them cold and drain.',
      'Whisk the peanut butter, soy sauce and lime juice with 2 tablespoons of hot water.',
      'Toss noodles, edamame, carrot and cabbage in the dressing.',
    ],
    nutritionBenefits: ['Folate and protein from edamame', 'Magnesium from peanuts and soba'],
  },
  'chicken-apricot-stew': {
    instructions: [
      'Brown the chicken in the oil and lift it out.',
      'Soften the onion with the spices for 5 minutes.',
      'Return the chicken, add everything else and a cup of water.',
      'Cover and simmer for 30 minutes, until the chicken is cooked through.',
    ],
    nutritionBenefits: ['Iron from chicken thighs and apricots', 'Fiber from chickpeas'],
  },
  'vegetable-ricotta-lasagne': {
    instructions: [
      'Heat the oven to 190 °C (375 °F). Fry the zucchini and garlic in the oil for 5 minutes.',
      'Wilt the spinach, squeeze it dry and mix it into the ricotta.',
      'Layer tomatoes, pasta, zucchini and ricotta, ending with tomatoes and mozzarella.',
      'Bake for 35 minutes and let it stand for 10.',
    ],
    nutritionBenefits: ['Calcium from ricotta and mozzarella', 'Folate from spinach'],
  },
  'mushroom-spinach-risotto': {
    instructions: [
      'Fry the mushrooms in half of the oil until golden and set aside.',
      'Soften the onion in the rest of the oil and stir in the rice for a minute.',
      'Add the stock in four parts, stirring as each is taken up, about 20 minutes.',
      'Fold in spinach, mushrooms and nutritional yeast.',
    ],
    nutritionBenefits: ['B vitamins from nutritional yeast', 'Steady energy from rice'],
  },
  'blueberry-oat-pancakes': {
    instructions: [
      'Blend oats, banana, flaxseed, cinnamon and 150 ml of water and let it stand for 5 minutes.',
      'Fry small pancakes in the oil for 3 minutes on each side.',
      'Serve with the blueberries.',
    ],
    nutritionBenefits: ['Fiber against slow digestion', 'Plant omega-3 from flaxseed'],
  },
  'rice-bean-stuffed-peppers': {
    instructions: [
      'Boil the rice for 25 minutes, until tender, and halve the peppers meanwhile.',
      'Mix rice, beans, tomatoes, cumin and oil, fill the peppers and bake at 200 °C (400 °F) for 20 minutes.',
      'Mash the avocado with the lime and spoon it on top.',
    ],
    nutritionBenefits: ['Vitamin C for taking up iron', 'Fiber from beans and brown rice'],
  },
  'pumpkin-kale-millet': {
    instructions: [
      'Roast pumpkin and onion with cumin and half of the oil at 200 °C (400 °F) for 25 minutes.',
      'Meanwhile simmer the millet in 600 ml of water.',
      'Soften the kale in the rest of the oil for 5 minutes and fold everything together with the pumpkin seeds.',
    ],
    nutritionBenefits: ['Magnesium from millet and pumpkin seeds', 'Calcium and vitamin K from kale'],
  },
};
