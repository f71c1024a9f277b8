import { foodTable } from '../food-table';

/** Fish that a pregnancy leaves out: high in mercury, or raw. Marlin and bigeye after the food tables of Japan (2015). */
export const fishToKnow = foodTable(`
  Mackerel, king, cooked | 134 26 0 2.6 | 3 oz=85 | - | fish kingfish
  Swordfish, cooked | 172 23.5 0 7.9 | 3 oz=85 | - | fish
  Shark, raw | 130 21 0 4.5 | 3 oz=85 | - | fish
  Marlin, raw | 107 23.1 0.1 1.8 | 3 oz=85 | - | fish
  Tilefish, cooked | 147 24.5 0 4.7 | 3 oz=85 | - | fish
  Orange roughy, cooked | 105 22.6 0 0.9 | 3 oz=85 | - | fish
  Tuna, yellowfin, cooked | 130 29.2 0 0.6 | 3 oz=85 | - | fish steak ahi
  Tuna, white, canned in water, drained | 128 23.6 0 3 | 3 oz=85 | - | fish albacore tinned
  Tuna, bluefin, cooked | 184 29.9 0 6.3 | 3 oz=85 | - | fish steak
  Tuna, bigeye, raw | 108 22.8 0.2 1.2 | 3 oz=85 | - | fish
  Tuna, yellowfin, raw | 109 24.4 0 0.5 | 3 oz=85 | - | fish sashimi sushi tartare
  Salmon, Atlantic, raw | 208 20.4 0 13.4 | 3 oz=85 | - | fish sashimi sushi tartare
  Cod, raw | 82 17.8 0 0.7 | 3 oz=85 | - | fish ceviche
  Caviar | 264 24.6 4 17.9 | 1 tbsp=16 | - | fish roe eggs
  Oysters, cooked | 102 11.4 5.5 3.4 | 3 oz=85 | - | shellfish seafood
  Oysters, raw | 51 5.7 2.7 1.7 | 6 medium=84 | - | shellfish seafood
  Clams, cooked | 148 25.6 5.1 2 | 3 oz=85 | - | shellfish seafood
`);
