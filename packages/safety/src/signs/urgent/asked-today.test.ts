import { askedToday } from './asked-today';
import { signsFor } from './signs-for';

const weeks = Array.from({ length: 39 }, (_, index) => index + 4);
const labels = (week?: number) => askedToday({ week }).map(({ label }) => label);

it.each(weeks)('in week %i asks about signs of the list alone, each of them a call now', (week) => {
  const { baby, you } = signsFor({ stage: 'pregnant', week });
  const asked = askedToday({ week });

  expect(asked.length).toBeGreaterThanOrEqual(5);
  for (const { sign } of asked) {
    expect([...baby, ...you]).toContainEqual(sign);
    expect(sign.urgency).toBe('now');
  }
});

it.each([
  [8, ['Bleeding', 'Strong belly pain', 'Can’t keep fluids down', 'Fever', 'Pain low on one side']],
  [30, ['Moving less', 'Bleeding', 'Fluid leaking']],
] as const)('in week %i asks first what is first', (week, first) => {
  expect(labels(week).slice(0, first.length)).toEqual(first);
});

it('asks about movements from week 16 on, and never before', () => {
  expect(labels(15)).not.toContain('Moving less');
  expect(labels(16)).toContain('Moving less');
});

it('speaks in the words and the scale of the country', () => {
  const fever = (country: 'us' | 'gb') =>
    askedToday({ week: 20, country }).find(({ label }) => label === 'Fever')?.sign.words;

  expect(fever('us')).toBe('A fever of 100.4 °F (38 °C) or more');
  expect(fever('gb')).toBe('A fever of 38 °C (100.4 °F) or more');
});
