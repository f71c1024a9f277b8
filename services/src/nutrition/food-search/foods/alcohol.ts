import { foodTable } from '../food-table';

/** Energy is above that of the macronutrients by the alcohol's 7 kcal a gram. */
export const alcohol = foodTable(`
  Wine, red | 85 0.1 2.6 0 | 5 fl oz=147 | - | alcohol
  Wine, white | 82 0.1 2.6 0 | 5 fl oz=147 | - | alcohol sparkling champagne prosecco cava
  Wine, rosé | 83 0.4 3.8 0 | 5 fl oz=147 | - | alcohol pink
  Wine, dessert, sweet | 160 0.2 13.7 0 | 3.5 fl oz=103 | - | alcohol port sherry vermouth
  Beer, regular | 43 0.5 3.6 0 | 12 fl oz=356 | - | alcohol lager ale stout
  Beer, light | 29 0.2 1.6 0 | 12 fl oz=354 | - | alcohol lager
  Spirits (vodka, gin, rum, whisky) | 231 0 0 0 | 1.5 fl oz=42 | - | alcohol whiskey brandy tequila
  Liqueur, coffee | 326 0.1 46.8 0.3 | 1.5 fl oz=52 | - | alcohol
  Liqueur, coffee with cream | 327 2.8 20.9 15.7 | 1.5 fl oz=47 | - | alcohol irish
  Cocktail, piña colada | 174 0.4 22.7 1.9 | 4.5 fl oz=141 | - | alcohol rum
  Cocktail, daiquiri | 186 0.1 6.9 0.1 | 2 fl oz=60 | - | alcohol rum
`);
