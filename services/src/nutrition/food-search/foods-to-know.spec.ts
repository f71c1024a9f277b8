import { cautionsOf } from '@nestwell/safety/foods';
import { builtInIndex } from './built-in-index';

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
