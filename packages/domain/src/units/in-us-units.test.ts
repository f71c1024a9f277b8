import { readIngredient } from '../amounts';
import { inMemberUnits } from './in-us-units';

it.each([
  ['60 g spinach, washed', '2 oz (60 g) spinach, washed'],
  ['2 salmon fillets, 125 g each', '2 salmon fillets, 4½ oz (125 g) each'],
  ['800 g potatoes', '1 lb 12 oz (800 g) potatoes'],
  ['450 g turkey', '1 lb (450 g) turkey'],
  ['1.2 kg tomatoes', '2 lb 10 oz (1.2 kg) tomatoes'],
  ['400 ml whole milk', '1⅔ cups (400 ml) whole milk'],
  ['Simmer in 700 ml of water for 18 minutes.', 'Simmer in 3 cups (700 ml) of water for 18 minutes.'],
  ['200 ml coconut milk', '7 fl oz (200 ml) coconut milk'],
  ['240 ml', '1 cup (240 ml)'],
  ['1.5 liters', '6⅓ cups (1.5 liters)'],
  ['Bake at 200 °C (400 °F) for 10 minutes.', 'Bake at 400 °F (200 °C) for 10 minutes.'],
])('says “%s” in the units of the United States as “%s”', (metric, us) => {
  expect(inMemberUnits(metric, 'us')).toBe(us);
  expect(inMemberUnits(metric, 'metric')).toBe(metric);
});

it.each([
  '1 can (400 g) tomatoes',
  '2 x 400 g tins tomatoes',
  '100–150 g rice',
  '100 g / 3.5 oz butter',
  '1,250 g flour',
  '10 g ginger',
  '2 carrots',
  '2 oz (60 g) spinach',
])('leaves “%s” as it is: both stand in it, or it may be another amount', (line) => {
  expect(inMemberUnits(line, 'us')).toBe(line);
});

it.each(['g', 'ml'])('says each amount of %s as near as kitchens measure', (unit) => {
  for (let size = 15; size <= 3000; size += 5) {
    const { amount } = readIngredient(inMemberUnits(`${size} ${unit} food`, 'us'));
    const said = (amount?.from ?? 0) * (amount?.unit?.size ?? 0);

    expect(amount?.unit?.kind).toBe(unit === 'g' ? 'mass' : 'volume');
    expect(Math.abs(said - size)).toBeLessThanOrEqual(Math.max(0.06 * size, 15));
  }
});
