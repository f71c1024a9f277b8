import { DAY, HOUR } from '@nestwell/domain/moments';
import { bucketOf } from './buckets';
import { verdictOn, type Told } from './canary-rule';

const measured = (value: number, count = 60) => [{ bucket: bucketOf(value), count }];
const told = (more: Partial<Told> = {}): Told => ({
  loads: 60,
  failures: 0,
  fallbacks: 0,
  errors: 0,
  evidence: { failures: 20, errors: 20 },
  spread: {
    load: measured(400),
    lcp: measured(1500),
    inp: measured(100),
    cls: measured(20),
    blocked: measured(60),
  },
  ...more,
});
const many = told({ loads: 600 });

it('everybody gets what fifty members used for two hours and found no worse', () => {
  expect(verdictOn(told(), many, 2 * HOUR)).toMatchObject({ what: 'everybody' });
  expect(verdictOn(told({ loads: 49 }), many, 2 * HOUR)).toEqual({ what: 'wait' });
  expect(verdictOn(told(), many, HOUR)).toEqual({ what: 'wait' });
});

it('what a quarter of the members cannot use goes back at once', () => {
  expect(verdictOn(told({ loads: 15, failures: 5, fallbacks: 5 }), told({ loads: 0 }), 60_000)).toEqual({
    what: 'back',
    isBad: true,
    why: '5 of 20 members could not use it',
  });
});

it('what fails more often than chance explains goes back, and what fails as often as the current one stays', () => {
  const failing = told({ loads: 94, failures: 6 });

  expect(verdictOn(failing, told({ loads: 899, failures: 1 }), HOUR)).toMatchObject({
    what: 'back',
    why: '6 of 100 members could not use it, 1 of 900 the current one',
  });
  expect(verdictOn(failing, told({ loads: 846, failures: 54 }), HOUR)).toEqual({ what: 'wait' });
  expect(verdictOn(told({ loads: 96, failures: 4 }), many, HOUR)).toEqual({ what: 'wait' });
});

it('what throws where nobody waits for it goes back by the same measure', () => {
  expect(verdictOn(told({ errors: 20 }), told({ loads: 600, errors: 6 }), HOUR)).toMatchObject({
    what: 'back',
    why: '20 of 60 members saw it throw, 6 of 600 the current one',
  });
});

it.each(['load', 'lcp', 'inp', 'cls', 'blocked'] as const)(
  'a %s that three of four find slower goes back',
  (name) => {
    const slow = { ...told().spread, [name]: measured(3000) };

    expect(verdictOn(told({ spread: slow }), many, HOUR)).toMatchObject({ what: 'back', isBad: true });
  },
);

it('what nobody notices, or too few have measured, takes nothing back', () => {
  const hardly = { ...told().spread, inp: measured(135) };
  const few = { ...told().spread, inp: measured(3000, 49) };

  expect(verdictOn(told({ spread: hardly }), many, 2 * HOUR)).toMatchObject({ what: 'everybody' });
  expect(verdictOn(told({ spread: few }), many, 2 * HOUR)).toMatchObject({ what: 'everybody' });
});

it('what too few have tried in three days goes back without being bad', () => {
  expect(verdictOn(told({ loads: 10 }), many, 3 * DAY)).toMatchObject({ what: 'back', isBad: false });
});

it('what few accounts or one network say takes nothing back, and keeps everybody from getting it', () => {
  const few = told({ loads: 60, failures: 20, fallbacks: 20, evidence: { failures: 19, errors: 0 } });

  expect(verdictOn(few, many, 2 * HOUR)).toEqual({ what: 'wait' });
  expect(verdictOn(few, many, 3 * DAY)).toMatchObject({ what: 'back', isBad: false });
});
