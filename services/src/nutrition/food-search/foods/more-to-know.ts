import { foodTable } from '../food-table';

/** Cheese, milk, sprouts, dough and herbs that a pregnancy leaves out, and what is looked for beside them. */
export const moreToKnow = foodTable(`
  Cheese, Camembert | 300 19.8 0.5 24.3 | 1 oz=28 | - | soft mould
  Cheese, blue | 353 21.4 2.3 28.7 | 1 oz=28 | - | gorgonzola stilton danish
  Cheese, Roquefort | 369 21.5 2 30.6 | 1 oz=28 | - | blue
  Cheese, queso fresco | 299 18.1 3 23.8 | 1 oz=28 | - | soft white mexican
  Milk, raw, unpasteurized | 64 3.3 4.7 3.7 | 1 cup=244 | - | unpasteurised farm
  Bean sprouts, mung, raw | 30 3 5.9 0.2 | 1 cup=104 | - |
  Alfalfa sprouts, raw | 23 4 2.1 0.7 | 1 cup=33 | - |
  Cookie dough, chocolate chip, raw | 443 4.4 61.4 20.4 | 1 oz=28 | - | biscuit
  Fenugreek seeds | 323 23 58.4 6.4 | 1 tsp=3.7 | - | methi herb
  Kimchi | 15 1.1 2.4 0.5 | 1/2 cup=75 | - | cabbage fermented
`);
