import { HOUR } from '@nestwell/domain/moments';
import { hasPaidPlanSelected, keepSelectedPlan, selectedPlan } from './selected-plan';

const NOON = new Date('2026-11-22T12:00:00Z');
const after = (milliseconds: number) => new Date(NOON.getTime() + milliseconds);

beforeEach(() => localStorage.clear());

it('a member’s choice is hers alone, and goes when somebody else is here', () => {
  keepSelectedPlan('annual', 'leila', NOON);

  expect(selectedPlan('leila', NOON)).toBe('annual');
  expect(selectedPlan('amara', NOON)).toBeNull();
  expect(localStorage.getItem('selectedPlan')).toBeNull();
});

it('a visitor’s choice is that of whoever signs in', () => {
  keepSelectedPlan('monthly', null, NOON);

  expect(selectedPlan(null, NOON)).toBe('monthly');
  expect(hasPaidPlanSelected('amara', NOON)).toBe(true);
});

it.each([
  ['leila', HOUR - 1, 'annual'],
  ['leila', HOUR, null],
  ['leila', -1, null],
  [null, HOUR - 1, 'annual'],
  [null, HOUR, null],
])('the choice of %p after %i ms is %p', (userId, age, plan) => {
  keepSelectedPlan('annual', userId, NOON);

  expect(selectedPlan('leila', after(age))).toBe(plan);
});

it.each(['annual', '{}', 'null', '{"plan":"gold","userId":null,"timestamp":0}', '{"plan":"annual"}'])(
  'what cannot be read as a choice, like %s, is none and is removed',
  (written) => {
    localStorage.setItem('selectedPlan', written);

    expect(selectedPlan('leila', new Date(1))).toBeNull();
    expect(localStorage.getItem('selectedPlan')).toBeNull();
  },
);

it('the trial is not to be paid for', () => {
  keepSelectedPlan('trial', 'leila', NOON);

  expect(hasPaidPlanSelected('leila', NOON)).toBe(false);
});
