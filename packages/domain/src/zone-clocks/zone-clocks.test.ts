import { aheadBy } from './index';

const clocks = { moments: [10, 20, 30], ahead: [1, 2] };

it.each([
  [9, undefined],
  [10, 1],
  [19, 1],
  [20, 2],
  [29, 2],
  [30, undefined],
])('says at %d that they are ahead by %s', (moment, ahead) => {
  expect(aheadBy(clocks, moment)).toBe(ahead);
});
