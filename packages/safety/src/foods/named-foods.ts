import { cautionsIn, graverFirst, type FoodCaution } from './food-caution';

/** A food of the list, as it stands there, and other words she may look for it by. */
export interface NamedFood {
  name: string;
  also: string;
  caution: FoodCaution;
}

const table = `
  Alcohol: wine, beer, spirits | cocktail champagne prosecco cider vodka gin rum whisky
    Bean sprouts, cooked | alfalfa mung beansprouts
  Bean sprouts, raw | alfalfa mung clover radish beansprouts
  Black tea | english breakfast earl grey caffeine
  Black cohosh | blue cohosh herb labor labour
  Blue cheese | gorgonzola roquefort danish mold mould
  Bologna | mortadella cold cuts lunch meat
  Burrata | mozzarella soft cheese
  Bocconcini | mozzarella soft cheese balls
  Cannabis | marijuana weed cbd thc edibles hemp
  Chicken, cooked through | turkey poultry roast grilled
  Chicken, raw | poultry pink
  Deli chicken | cold cuts lunch meat sliced
  Coleslaw, bought | salad deli cabbage
  Comfrey | herb tea
  Enoki mushrooms | mushroom raw
  Frozen berries | raspberries strawberries smoothie mixed fruit
  Game | venison wild boar pheasant lead meat
  Ham, cured | serrano iberico bayonne cold meat
  Hummus | houmous chickpea dip
  Instant coffee | nescafe caffeine
  Kombucha | fermented tea drink
  Licorice root | liquorice tea candy sweets herb
  Melon, cut | cantaloupe rockmelon honeydew watermelon fruit
  Mugwort | herb tea wormwood
  Parsley tea | herb
  Pennyroyal | herb tea mint
  Raspberry leaf tea | herb labor labour
  Sage tea | herb milk
  Salad, bagged | bought leaves bar buffet
  Soft serve | ice cream machine
  Stilton | blue cheese
  Tahini | sesame paste halva
  Tansy | rue herb tea
  Brie | camembert soft mold mould rind cheese
  Brie, pasteurized | camembert soft mold mould rind cheese pasteurised
  Caviar | fish roe
  Cheddar | hard cheese sandwich
  Cod liver oil | supplement vitamin a
  Cod, cooked | white fish fillet
  Coffee | filter americano black instant caffeine
  Coffee, decaf | decaffeinated
  Cola | coke pepsi soda caffeine
  Cookie dough, raw | biscuit batter cake mix
  Cottage cheese | soft fresh
  Crab, cooked | seafood shellfish
  Dark chocolate | cocoa caffeine
  Deli turkey | cold cuts lunch meat sliced
  Eggs, cooked until firm | hard boiled scrambled fried omelette
  Eggs, raw | smoothie batter
  Eggs, runny | soft boiled poached fried yolk dippy
  Energy drink | red bull monster caffeine
  Espresso | latte cappuccino flat white mocha coffee caffeine
  Fennel tea | herbal herb
  Fenugreek | methi herb milk supply tea
  Feta | greek salad soft cheese
  Feta, pasteurized | greek salad soft cheese pasteurised
  Fish sticks, cooked | fingers breaded
  Goat cheese | goats chevre soft
  Gouda | edam hard cheese
  Green tea | caffeine
  Ham, sliced | cold cuts lunch meat deli sandwich
  Hard cheese: parmesan | gruyere emmental swiss
  Hot dog | frankfurter sausage cold
  King mackerel | fish mercury
  Liver | liverwurst haggis vitamin a
  Mackerel | oily fish
  Matcha latte | green tea caffeine
  Mayonnaise, home-made | raw egg mayo aioli
  Milk, pasteurized | pasteurised cow dairy
  Milk, unpasteurized | raw unpasteurised cow goat dairy
  Mozzarella | buffalo soft cheese pizza
  Orange roughy | fish mercury deep sea perch
  Oysters, raw | shellfish seafood
  Parma ham | prosciutto serrano cured cold meat
  Pâté | pate liver vegetable spread
  Peanut butter | peanuts nuts
  Shrimp, cooked | prawns shellfish seafood
  Queso fresco | queso blanco cotija
  Ricotta | soft fresh cheese
  Salami | chorizo pepperoni cured cold meat
  Salmon, cooked | oily fish baked
  Salmon, raw | fish
  Salmon, smoked | lox gravlax bagel
  Sardines | oily fish canned
  Sashimi | raw fish
  Shark | flake fish mercury
  Steak, rare | pink medium beef burger meat
  Steak tartare | beef carpaccio raw meat
  Sushi with raw fish | sashimi roll nigiri poke
  Swordfish | fish mercury
  Marlin | billfish fish mercury
  Tilefish | fish mercury
  Tiramisu | raw egg dessert mousse
  Trout, cooked | oily fish
  Tuna, albacore | white yellowfin ahi fish
  Tuna, bigeye | ahi fish mercury
  Tuna, canned light | skipjack fish
`;

/** The list she looks into, each food with the rule that speaks of it. */
export function namedFoods(all: readonly FoodCaution[]): NamedFood[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', also = ''] = line.split('|').map((part) => part.trim());
      const [caution] = cautionsIn(name, all).sort(graverFirst);
      if (!caution) throw new Error(`Nothing is known of ${name}`);
      return { name, also, caution };
    })
    .sort((one, other) => one.name.localeCompare(other.name));
}
