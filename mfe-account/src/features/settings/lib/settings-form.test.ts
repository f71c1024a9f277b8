import { aNursingMother, aUser } from '@nestwell/remote-kit/testing';
import type { User } from '@nestwell/contracts/account';
import { changesOf, problemsOf } from './settings-changes';
import {
  edited as editedIn,
  estimateFor,
  type SettingsEdits,
  type SettingsForm,
  shownForm as formIn,
} from './settings-form';

const mother = aNursingMother({ currentWeight: 148, healthyWeightGoal: 140, height: 165 });

const shownForm = (user: User, edits: SettingsEdits) => formIn(user, edits, 'cm');
const edited = (user: User, edits: SettingsEdits, change: Partial<SettingsForm>) =>
  editedIn(user, edits, change, 'cm');

describe('editing', () => {
  it('shows what is saved with her edits over it', () => {
    expect(shownForm(mother, { name: 'Leila' })).toMatchObject({
      name: 'Leila',
      currentWeight: '148',
      monthsPostpartum: '4',
    });
  });

  it('forgets an edit that is back at its saved value', () => {
    const once = edited(mother, {}, { currentWeight: '150' });

    expect(shownForm(mother, once).currentWeight).toBe('150');
    expect(edited(mother, once, { currentWeight: '148' })).toEqual({});
  });

  it('shows other units at once, and sends no figure that was only shown differently', () => {
    const edits = edited(mother, {}, { units: 'metric' });

    expect(shownForm(mother, edits)).toMatchObject({
      currentWeight: '67.1',
      healthyWeightGoal: '63.5',
      height: '165',
    });
    expect(changesOf(mother, edits, 'cm')).toEqual({ units: 'metric' });
  });

  it('shows a typed figure in other units, and saves it as it was typed', () => {
    const typed = edited(mother, {}, { currentWeight: '150' });
    const metric = edited(mother, typed, { units: 'metric' });

    expect(shownForm(mother, metric).currentWeight).toBe('68');
    expect(changesOf(mother, metric, 'cm')).toEqual({ currentWeight: 150, units: 'metric' });
  });

  it('forgets an edit that is back at its saved value in the units it was typed in', () => {
    const metric = edited(mother, {}, { units: 'metric', currentWeight: '70' });

    expect(edited(mother, metric, { currentWeight: '67.1', units: 'us' })).toEqual({
      currentWeight: { typed: '67.1', unit: 'us' },
    });
    expect(edited(mother, metric, { currentWeight: '67.1' })).toEqual({ units: 'metric' });
  });

  it('brings every tenth of a pound back after a look at kilograms', () => {
    const tenths = Array.from({ length: 3601 }, (_, step) => (400 + step) / 10);
    const changed = tenths.filter((pounds) => {
      const typed = edited(mother, {}, { healthyWeightGoal: String(pounds) });
      const looked = edited(mother, edited(mother, typed, { units: 'metric' }), { units: 'us' });
      return shownForm(mother, looked).healthyWeightGoal !== String(pounds);
    });

    expect(changed).toEqual([]);
  });
});

describe('saving', () => {
  it('sends only what was edited, in pounds and centimetres', () => {
    const metric = aNursingMother({ units: 'metric', currentWeight: 148, height: 165 });

    const edits = editedIn(metric, {}, { currentWeight: '67,5', height: '66', name: ' Leila ' }, 'in');
    expect(changesOf(metric, edits, 'in')).toEqual({
      currentWeight: 148.8,
      height: 168,
      name: 'Leila',
    });
  });

  it('clears a figure that was emptied, and keeps zero months', () => {
    const edits = edited(mother, {}, { currentWeight: '', monthsPostpartum: '0' });

    expect(changesOf(mother, edits, 'cm')).toEqual({ currentWeight: null, monthsPostpartum: 0 });
  });

  it('sends the week of a pregnancy that begins, and no months', () => {
    const edits = { isPregnant: true, pregnancyWeek: '8', monthsPostpartum: '5' };

    expect(changesOf(mother, edits, 'cm')).toEqual({ isPregnant: true, pregnancyWeek: 8 });
  });
});

describe('what cannot be saved', () => {
  it.each([
    ['a blank name', { name: ' ' }, { name: 'Add your name and we’ll save it' }],
    ['months beyond 24', { monthsPostpartum: '25' }, { monthsPostpartum: 'Months from 0 to 24' }],
    ['no months', { monthsPostpartum: '' }, { monthsPostpartum: 'Months from 0 to 24' }],
    ['a pregnancy without a week', { isPregnant: true }, { pregnancyWeek: 'A week from 1 to 42' }],
    ['a weight of 9', { currentWeight: '9' }, { currentWeight: 'Between 40 and 1000 lb, or leave it empty' }],
    [
      'a goal in words',
      { healthyWeightGoal: 'less' },
      { healthyWeightGoal: 'Between 40 and 1000 lb, or leave it empty' },
    ],
    ['a height of 1', { height: '1' }, { height: 'Between 90 and 250 cm, or leave it empty' }],
  ])('names %s', (_, change, problems) => {
    expect(problemsOf(mother, edited(mother, {}, change), 'cm')).toEqual(problems);
  });

  it('is told in the units shown', () => {
    const edits = editedIn(mother, {}, { units: 'metric', currentWeight: '5', height: '1' }, 'in');
    expect(problemsOf(mother, edits, 'in')).toEqual({
      currentWeight: 'Between 19 and 453 kg, or leave it empty',
      height: 'From 3 ft to 8 ft 2 in, or leave it empty',
    });
  });

  it('is nothing that she has not touched: a quiet pregnancy, or a child of three', () => {
    expect(
      problemsOf(aUser({ pregnancyWeek: null, pregnancyPaused: true }), { name: 'Amara' }, 'cm'),
    ).toEqual({});
    expect(problemsOf(aNursingMother({ monthsPostpartum: 36 }), { name: 'Leila' }, 'cm')).toEqual({});
  });

  it('is neither week 42 nor zero months', () => {
    expect(problemsOf(aUser(), { pregnancyWeek: '42' }, 'cm')).toEqual({});
    expect(problemsOf(mother, { monthsPostpartum: '0' }, 'cm')).toEqual({});
  });
});

it('shows a typed height in inches, and leaves what is no figure as it is', () => {
  expect(formIn(mother, edited(mother, {}, { height: '168' }), 'in').height).toBe('66');
  expect(formIn(mother, edited(mother, {}, { height: 'tall' }), 'in').height).toBe('tall');
});

it('estimates from the figures on screen, whatever the units', () => {
  const us = estimateFor(mother, shownForm(mother, {}), 'cm');

  expect(
    Math.abs(us - estimateFor(mother, shownForm(mother, { units: 'metric' }), 'cm')),
  ).toBeLessThanOrEqual(1);
  expect(estimateFor(mother, shownForm(mother, { activityLevel: 'active' }), 'cm')).toBeGreaterThan(us);
});
