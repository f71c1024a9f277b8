import { Chance } from './chance';
import { aDay } from './days';
import { maya } from './mothers/maya';

it('makes the same days of the same seed, so that a demo can be made again', () => {
  const daysOf = (chance: Chance) =>
    ['2026-03-01', '2026-03-02', '2026-03-03'].map((date) => aDay(chance, maya.rhythm(4), date));

  expect(daysOf(new Chance(maya.seed))).toEqual(daysOf(new Chance(maya.seed)));
  expect(daysOf(new Chance(1))).not.toEqual(daysOf(new Chance(2)));
});
