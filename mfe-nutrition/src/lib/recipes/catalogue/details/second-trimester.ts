import type { Details } from '../../recipe';

export const secondTrimesterDetails: Details = {
  'salmon-sweet-potato-bowl': {
    instructions: [
      'Heat the oven to 200 °C (400 °F). Toss the sweet potato in the oil and bake for 10 minutes.',
      'Add the salmon to the tray and bake for 10 to 12 minutes, until it flakes and is cooked through.',
      'Divide the spinach between two bowls and top with sweet potato, salmon and avocado.',
      'Squeeze over the lime.',
    ],
    nutritionBenefits: ['DHA from a low-mercury fish', 'Vitamin A from sweet potato', 'Folate from spinach'],
  },
  'greek-yogurt-berry-parfait': {
    instructions: [
      'Spoon half of the yogurt into a glass.',
      'Add half of the berries, oats and walnuts, then repeat.',
      'Finish with the honey.',
    ],
    nutritionBenefits: ['Calcium for growing bones', 'Vitamin C from berries', 'Plant omega-3 from walnuts'],
  },
  'tofu-scramble-toast': {
    instructions: [
      'Fry the tofu in the oil with the turmeric for 5 minutes.',
      'Stir in the tomato and spinach until wilted.',
      'Toast the bread and pile the scramble on top.',
    ],
    nutritionBenefits: ['Calcium-set tofu', 'Iron from spinach and tofu'],
  },
  'buckwheat-blueberry-pancakes': {
    instructions: [
      'Whisk the flour, baking powder, egg and milk to a thick batter and fold in half of the blueberries.',
      'Heat a little oil in a pan and drop in spoonfuls of batter.',
      'Cook for 2 minutes on each side, until set in the middle.',
      'Serve with the rest of the blueberries.',
    ],
    nutritionBenefits: ['Magnesium from buckwheat', 'Choline from egg'],
  },
  'lentil-beet-salad': {
    instructions: [
      'Toss the lentils with the oil and vinegar.',
      'Spread the arugula on two plates and spoon the lentils over it.',
      'Add the beets, feta and walnuts.',
    ],
    nutritionBenefits: ['Iron and folate from lentils', 'Calcium from pasteurized feta'],
  },
  'beef-broccoli-stir-fry': {
    instructions: [
      'Boil the rice until tender, about 25 minutes.',
      'Meanwhile fry the beef in a tablespoon of oil over a high heat until well done, and lift it out.',
      'Fry the broccoli, garlic and ginger in the rest of the oil for 4 minutes with a splash of water.',
      'Return the beef, add the tamari, heat through and serve over the rice.',
    ],
    nutritionBenefits: ['Iron that the body takes up well', 'Vitamin C from broccoli helps take it up'],
  },
  'black-bean-sweet-potato-tacos': {
    instructions: [
      'Heat the oven to 200 °C (400 °F). Toss the sweet potato in the oil and paprika and bake for 25 minutes.',
      'Warm the beans in a small pan and the tortillas in the oven.',
      'Mash the avocado with the lime juice.',
      'Fill the tortillas with everything and top with cabbage.',
    ],
    nutritionBenefits: ['Fiber from beans and cabbage', 'Vitamin A from sweet potato'],
  },
  'turkey-quinoa-peppers': {
    instructions: [
      'Heat the oven to 190 °C (375 °F). Boil the quinoa for 12 minutes and drain.',
      'Brown the turkey and onion with the cumin until no pink is left.',
      'Stir in the tomatoes and quinoa.',
      'Halve the peppers, fill them and bake for 25 minutes.',
    ],
    nutritionBenefits: ['Complete protein from turkey and quinoa', 'Vitamin C from peppers'],
  },
  'buckwheat-pear-porridge': {
    instructions: [
      'Simmer the buckwheat in 400 ml of water for 12 minutes.',
      'Add coconut milk, pears, cinnamon and maple syrup and cook for 5 minutes more.',
      'Scatter with hemp seeds.',
    ],
    nutritionBenefits: ['Magnesium and iron from buckwheat', 'Plant omega-3 from hemp seeds'],
  },
  'chickpea-sweet-potato-tagine': {
    instructions: [
      'Soften the onion in the oil with cumin and cinnamon for 5 minutes.',
      'Add sweet potatoes, tomatoes, chickpeas and 200 ml of water and simmer for 25 minutes.',
      'Meanwhile cook the rice.',
      'Stir the spinach into the pot until it wilts and serve over the rice.',
    ],
    nutritionBenefits: ['Iron from chickpeas and spinach', 'Vitamin A as beta-carotene'],
  },
  'red-lentil-pepper-soup': {
    instructions: [
      'Soften onion, carrots and peppers in the oil for 8 minutes, then stir in garlic and paprika.',
      'Add the lentils and 1.2 liters of water and simmer for 20 minutes.',
      'Blend half of it, stir in the lemon and serve with the tortillas, warmed.',
    ],
    nutritionBenefits: ['Iron and protein from lentils', 'Vitamin C from peppers and lemon'],
  },
};
