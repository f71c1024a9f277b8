import type { Details } from '../../recipe';

export const snackDetails: Details = {
  'hummus-pita': {
    instructions: ['Warm the pita bread and tear it.', 'Dip it and the carrot into the hummus.'],
    nutritionBenefits: ['Plant protein from chickpeas', 'Slow energy from whole wheat'],
  },
  'avocado-rye': {
    instructions: ['Toast the bread.', 'Spread with avocado and finish with lemon and pepper.'],
    nutritionBenefits: ['Fiber from rye', 'Good fats from avocado'],
  },
  'peanut-banana-toast': {
    instructions: [
      'Toast the bread and spread it with peanut butter.',
      'Lay the banana on top and dust with cinnamon.',
    ],
    nutritionBenefits: ['Protein from peanuts', 'Potassium from banana'],
  },
  'egg-toast-fingers': {
    instructions: [
      'Boil the eggs for 10 minutes, until firm all the way through.',
      'Toast the bread, butter it, cut it into fingers and serve with the eggs and pepper.',
    ],
    nutritionBenefits: ['Choline from eggs', 'Protein'],
  },
  'apple-sunflower-butter': {
    instructions: ['Spread the sunflower seed butter on the apple.', 'Dust with cinnamon.'],
    nutritionBenefits: ['Vitamin E from sunflower seeds', 'Fiber from apple'],
  },
  'chia-coconut-cup': {
    instructions: [
      'Stir chia seeds, coconut milk drink and maple syrup, and chill for 2 hours.',
      'Top with the blueberries.',
    ],
    nutritionBenefits: ['Fiber and plant omega-3 from chia', 'Vitamin C from blueberries'],
  },
  'date-tahini': {
    instructions: ['Fill the dates with tahini.', 'Dust with cinnamon.'],
    nutritionBenefits: ['Calcium from tahini', 'Potassium from dates'],
  },
  'soy-yogurt-berries': {
    instructions: ['Stir the maple syrup into the yogurt.', 'Top with berries and pumpkin seeds.'],
    nutritionBenefits: ['Protein from soy', 'Zinc from pumpkin seeds'],
  },
  'paprika-chickpeas': {
    instructions: [
      'Pat the chickpeas dry and mix with oil, paprika and cumin.',
      'Roast at 200 °C (400 °F) for 30 minutes, shaking once.',
    ],
    nutritionBenefits: ['Iron and protein from chickpeas', 'Fiber'],
  },
  'guacamole-tortillas': {
    instructions: ['Mix avocado, tomato and lime.', 'Warm the tortillas and dip.'],
    nutritionBenefits: ['Good fats from avocado', 'Folate'],
  },
  'bean-rice-cakes': {
    instructions: ['Mash the beans with the lime.', 'Spread them on the rice cakes and top with avocado.'],
    nutritionBenefits: ['Fiber and iron from beans', 'Good fats from avocado'],
  },
  'yogurt-banana-seeds': {
    instructions: ['Top the yogurt with banana and pumpkin seeds.', 'Finish with the honey.'],
    nutritionBenefits: ['Calcium and protein from yogurt', 'Zinc from pumpkin seeds'],
  },
  'cottage-cheese-pear': {
    instructions: ['Lay the pear on the cottage cheese.', 'Scatter with walnuts and cinnamon.'],
    nutritionBenefits: ['Protein from cottage cheese', 'Plant omega-3 from walnuts'],
  },
};
