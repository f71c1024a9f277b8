import { answeredAt } from './page-data';

const documentBegan = (responseStart: number) =>
  Object.assign(performance, { getEntriesByType: () => [{ responseStart }], now: () => 2600 });

it('counts answers as given when the document began to come, not when the shell reads them', () => {
  jest.useFakeTimers({ now: 10_000, doNotFake: ['performance'] });

  documentBegan(600);
  expect(answeredAt()).toBe(8000);
  // A clock that was set meanwhile.
  documentBegan(3000);
  expect(answeredAt()).toBe(10_000);
});
