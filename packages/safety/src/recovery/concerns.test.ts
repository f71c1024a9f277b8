import { concernOf, concerns } from './concerns';
import type { RecoveryAnswers, RecoveryPart } from './answers';
import { signsFor } from '../signs';
import { shownOf, tenthsOf } from './fever';

type Case = {
  [Part in RecoveryPart]: [part: Part, answer: RecoveryAnswers[Part], urgency: string | undefined];
}[RecoveryPart];

it.each<Case>([
  ['bleeding', 'less', undefined],
  ['bleeding', 'same', undefined],
  ['bleeding', 'more', 'today'],
  ['bleeding', 'soaked_pad', 'now'],
  ['bleeding', 'large_clots', 'now'],
  ['bleeding', 'bad_smell', 'now'],
  ['wound', 'none', undefined],
  ['wound', 'dry', undefined],
  ['wound', 'red', 'today'],
  ['wound', 'opening', 'today'],
  ['temperature', 359, 'today'],
  ['temperature', 360, undefined],
  ['temperature', 379, undefined],
  ['temperature', 380, 'now'],
  ['legs', 'none', undefined],
  ['legs', 'one', 'now'],
  ['legs', 'both', 'today'],
  ['pelvicFloor', 'none', undefined],
  ['pelvicFloor', 'leaks', 'mention'],
  ['pelvicFloor', 'heaviness', 'mention'],
  ['pelvicFloor', 'pain', 'mention'],
  ['breath', 'none', undefined],
  ['breath', 'breathless', 'now'],
  ['breath', 'chest_pain', 'now'],
  ['breath', 'racing', 'now'],
  ['head', 'none', undefined],
  ['head', 'headache', 'today'],
  ['head', 'lasting', 'now'],
  ['head', 'vision', 'now'],
  ['head', 'faint', 'now'],
  ['head', 'swollen', 'now'],
  ['belly', 'none', undefined],
  ['belly', 'cramps', undefined],
  ['belly', 'worse', 'today'],
  ['belly', 'severe', 'now'],
  ['belly', 'vomiting', 'now'],
  ['breasts', 'none', undefined],
  ['breasts', 'sore', 'mention'],
  ['breasts', 'patch', 'today'],
  ['breasts', 'feverish', 'now'],
  ['urine', 'none', undefined],
  ['urine', 'burning', 'today'],
  ['urine', 'blood', 'today'],
  ['urine', 'cannot', 'now'],
  ['bleeding', null, undefined],
])('%s answered %s needs a call: %s', (part, answer, urgency) => {
  expect(concernOf(part, answer)?.urgency).toBe(urgency);
});

it.each([
  [37.9, 'celsius', 379],
  [38, 'celsius', 380],
  [100.3, 'fahrenheit', 379],
  [100.4, 'fahrenheit', 380],
] as const)(
  '%d degrees %s are %i tenths of a degree Celsius, and are shown again as they were',
  (shown, unit, tenths) => {
    expect(tenthsOf(shown, unit)).toBe(tenths);
    expect(shownOf(tenths, unit)).toBeCloseTo(shown, 0);
  },
);

const { breath, head, belly, breasts, urine } = concerns;

/** The answers whose words are those of a sign in the list that urgent help reads. */
it.each([
  breath.breathless,
  breath.chest_pain,
  breath.racing,
  head.lasting,
  head.vision,
  head.faint,
  head.swollen,
  belly.severe,
  belly.vomiting,
  breasts.patch,
  breasts.feverish,
  urine.burning,
  urine.cannot,
])('$says is a sign of urgent help after a birth and after a loss', ({ says, urgency }) => {
  for (const stage of ['afterBirth', 'afterLoss'] as const) {
    const signs = signsFor({ stage }).you.map((sign) => `${sign.words}: call ${sign.urgency}.`);
    expect(signs).toContain(says);
  }
  expect(says).toMatch(new RegExp(`: call ${urgency}\\.$`));
});
