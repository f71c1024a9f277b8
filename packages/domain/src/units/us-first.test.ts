import { usFirst } from './us-first';

it.each([
  ['Heat the oven to 200 °C (400 °F).', 'Heat the oven to 400 °F (200 °C).'],
  ['38 °C (100.4 °F) or more', '100.4 °F (38 °C) or more'],
  ['A room of 16 to 20 °C (61 to 68 °F)', 'A room of 61 to 68 °F (16 to 20 °C)'],
  ['weighed under 2.5 kg (5½ lb)', 'weighed under 5½ lb (2.5 kg)'],
  ['30 to 60 ml (1 to 2 oz) a feed', '1 to 2 oz (30 to 60 ml) a feed'],
  ['Close to 1,000 ml (32 oz) in 24 hours', 'Close to 32 oz (1,000 ml) in 24 hours'],
  ['1 to 2 oz (30 to 60 ml) a feed', '1 to 2 oz (30 to 60 ml) a feed'],
  ['400 g tomatoes (canned)', '400 g tomatoes (canned)'],
])('%s', (words, said) => {
  expect(usFirst(words)).toBe(said);
});
