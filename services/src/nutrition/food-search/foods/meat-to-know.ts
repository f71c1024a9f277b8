import { foodTable } from '../food-table';

/** Meat that a pregnancy leaves out or heats through: liver, cured, cold and raw. */
export const meatToKnow = foodTable(`
  Liver, chicken, pan-fried | 172 25.8 1.1 6.4 | 1 liver=44 | - | offal
  Liver pâté | 319 14.2 1.5 28 | 1 tbsp=13 | - | pate spread
  Liverwurst | 326 14.1 2.2 28.5 | 1 slice=18 | - | liver sausage
  Cod liver oil | 902 0 0 100 | 1 tsp=4.5 | - | supplement
  Prosciutto | 195 27.8 0.3 8.3 | 1 slice=15 | - | parma ham serrano cured deli
  Chorizo | 455 24.1 1.9 38.3 | 1 link=60 | - | sausage cured
  Pepperoni | 504 19.3 1.2 46.3 | 1 oz=28 | - | sausage cured deli
  Mortadella | 311 16.4 3.1 25.4 | 1 slice=15 | - | deli bologna cold cut
  Bologna | 308 15.2 5.5 24.6 | 1 slice=28 | - | deli cold cut baloney
  Roast beef, deli slices | 115 18.6 0.6 3.7 | 1 slice=28 | - | lunch meat cold cut
  Beef, ground, 80% lean, raw | 254 17.2 0 20 | 4 oz=113 | - | mince tartare carpaccio
`);
