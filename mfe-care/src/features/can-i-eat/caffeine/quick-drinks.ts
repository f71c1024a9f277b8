import { quickDrinks, type QuickDrinkRequest } from '@nestwell/contracts/nutrition';
import { caffeineTally } from '@nestwell/safety/foods';
import type { Country } from '@nestwell/safety/lines';

export interface QuickDrink {
  request: QuickDrinkRequest;
  mg: number;
}

/** What is drunk most, as much of it as is common, with the caffeine of her country. */
export const quickDrinksIn = (country?: Country): readonly QuickDrink[] =>
  quickDrinks.map((request) => ({ request, mg: caffeineTally([request], 'pregnant', country).mg }));
