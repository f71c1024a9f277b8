import { unknownPregnancyFacts } from '@nestwell/contracts/account/server';
import { changedPregnancyFacts } from './changed-pregnancy-facts';

const stated = { ...unknownPregnancyFacts, earlierCaesarean: true, cholestasis: true, diabetes: false };
const pregnant = { isPregnant: true, quiet: null, babyBornOn: null, pregnancyFacts: stated };
const mother = { ...pregnant, isPregnant: false, babyBornOn: '2026-01-10' };

it('changes what is said and keeps the rest', () => {
  expect(changedPregnancyFacts(pregnant, pregnant, { cholestasis: null, lowPlacenta: true })).toEqual({
    ...stated,
    cholestasis: null,
    lowPlacenta: true,
  });
  expect(changedPregnancyFacts(pregnant, pregnant, undefined)).toBeUndefined();
});

it('begins with nothing stated', () => {
  const before = { ...pregnant, pregnancyFacts: null };

  expect(changedPregnancyFacts(before, before, { diabetes: true })).toEqual({
    ...unknownPregnancyFacts,
    diabetes: true,
  });
});

it('keeps only what is true for life when another pregnancy starts, and knows of the birth before it', () => {
  expect(changedPregnancyFacts(mother, pregnant, undefined)).toEqual({
    ...unknownPregnancyFacts,
    earlierCaesarean: true,
    earlierBirth: true,
  });
  expect(changedPregnancyFacts({ ...pregnant, quiet: 'loss' }, pregnant, undefined)).toEqual({
    ...unknownPregnancyFacts,
    earlierCaesarean: true,
  });
});

it('reads facts that were kept before goesOn was asked', () => {
  const { goesOn: _, ...earlier } = stated;
  const before = { ...pregnant, pregnancyFacts: earlier as typeof stated };

  expect(changedPregnancyFacts(before, { ...pregnant, quiet: 'paused' }, undefined)).toBeUndefined();
  expect(changedPregnancyFacts(before, pregnant, { diabetes: true })).toEqual({ ...stated, diabetes: true });
});

it('keeps whether a paused pregnancy goes on for that pause alone', () => {
  const paused = { ...pregnant, quiet: 'paused' as const };
  expect(changedPregnancyFacts(paused, paused, { goesOn: true })).toEqual({ ...stated, goesOn: true });

  const goingOn = { ...paused, pregnancyFacts: { ...stated, goesOn: true } };
  expect(changedPregnancyFacts(goingOn, paused, undefined)).toBeUndefined();
  expect(changedPregnancyFacts(goingOn, pregnant, undefined)).toEqual({ ...stated, goesOn: null });
});

it('keeps all of it through a pause and a birth', () => {
  expect(changedPregnancyFacts({ ...pregnant, quiet: 'paused' }, pregnant, undefined)).toBeUndefined();
  expect(changedPregnancyFacts(pregnant, mother, undefined)).toBeUndefined();
});
