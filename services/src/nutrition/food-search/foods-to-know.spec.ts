import { cautionsOf, verdictsOf } from '@nestwell/safety/foods';
import { builtInIndex } from './built-in-index';
import { builtInFoods } from './foods/built-in-foods';

it.each(
  `wine; red wine; champagne; beer; vodka; rum; liqueur; energy drink; red bull; king mackerel; swordfish; shark; marlin;
  tilefish; orange roughy; bigeye tuna; sashimi; sushi; poke; ceviche; raw oysters; smoked salmon; lox; caviar; liver;
  chicken liver; liverwurst; pate; cod liver oil; brie; camembert; blue cheese; gorgonzola; roquefort; queso fresco; feta;
  unpasteurised milk; raw milk; salami; prosciutto; parma ham; chorizo; pepperoni; mortadella; deli turkey; cold cuts;
  hot dog; raw egg; raw beef; tartare; raw chicken; cookie dough; alfalfa; raw bean sprouts; fenugreek; fennel`
    .split(';')
    .map((query) => query.trim()),
)('%s, which a pregnancy leaves out, is found first, with why', (query) => {
  const [first] = builtInIndex.search(query, 1);

  expect([first?.description, cautionsOf(first?.description ?? '').map(({ level }) => level)]).toEqual([
    expect.any(String),
    expect.arrayContaining(['avoid']),
  ]);
});

/** All that is marked to a pregnant mother in the US; whatever is not here, is not. */
const marked: Readonly<Record<string, string>> = {
  avoid: `
    Fennel bulb, raw; Lentils, sprouted, raw; Turkey, deli slices; Ham, sliced; Hot dog, beef; Salami;
    Liver, beef, pan-fried; Salmon, smoked; Mackerel, king, cooked; Swordfish, cooked; Shark, raw; Marlin,
    raw; Tilefish, cooked; Orange roughy, cooked; Tuna, bigeye, raw; Tuna, yellowfin, raw; Salmon, Atlantic,
    raw; Cod, raw; Caviar; Oysters, raw; Liver, chicken, pan-fried; Liver pâté; Liverwurst; Cod liver oil;
    Prosciutto; Chorizo; Pepperoni; Mortadella; Bologna; Roast beef, deli slices; Cheese, queso fresco; Milk, raw, unpasteurized;
    Bean sprouts, mung, raw; Alfalfa sprouts, raw; Cookie dough, chocolate chip, raw; Fenugreek seeds;
    Energy drink; Energy drink, sugar free; Kombucha; Wine, red; Wine, white; Wine, rosé; Wine, dessert, sweet; Beer,
    regular; Beer, light; Spirits (vodka, gin, rum, whisky); Liqueur, coffee; Liqueur, coffee with cream;
    Cocktail, piña colada; Cocktail, daiquiri; Hot dog with bun; Sushi roll, salmon; Poke bowl, salmon
  `,
  limit: `
    Blueberries, frozen; Cantaloupe melon, raw; Honeydew melon, raw; Mixed berries, frozen; Watermelon, raw;
    Chocolate, dark, 70-85%; Hummus; Tahini; Tuna, canned in water, drained; Tuna, canned in oil, drained; Tuna, yellowfin,
    cooked; Tuna, white, canned in water, drained; Tuna, bluefin, cooked; Coffee, black; Latte, whole milk;
    Cappuccino, whole milk; Tea, black; Tea, green; Chai latte; Cola; Cola, diet; Tuna salad sandwich; Tuna
    salad
  `,
  'avoid if pasteurized': `
    Cheese, mozzarella, part skim; Cheese, mozzarella, fresh; Cheese, feta; Cheese, Brie; Cheese, halloumi;
    Cottage cheese, low fat, 2%; Cottage cheese, full fat; Goat cheese, soft; Paneer; Ricotta cheese, part
    skim; Cheese, Camembert; Cheese, blue; Cheese, Roquefort; Palak paneer
  `,
  'avoid if cooked until firm': `
    Egg, whole, raw; Egg white, raw; Egg yolk, raw
  `,
  'avoid if cooked through': `
    Chicken breast, raw, without skin; Beef, ground, 80% lean, raw
  `,
};

it.each(Object.entries(marked))(
  'of the built-in foods these and no others are said to be: %s',
  (level, names) => {
    const said = builtInFoods.flatMap(({ description }) => {
      const [first] = verdictsOf(description, 'pregnant', 'us');
      return first && [first.level, first.fineIf && `if ${first.fineIf}`].filter(Boolean).join(' ') === level
        ? [description]
        : [];
    });

    expect(said).toEqual(names.split(';').map((name) => name.replace(/\s+/g, ' ').trim()));
  },
);
