import {
  emptyForm,
  estimateOf,
  figureProblems,
  isStepValid,
  type OnboardingForm,
  registrationOf,
} from './onboarding-form';

const amara: OnboardingForm = {
  ...emptyForm,
  name: ' Amara Osei ',
  email: ' amara@example.com ',
  status: 'pregnant',
  weight: '160',
  goal: '150.5',
  height: '66',
  activityLevel: 'moderate',
  diets: ['vegan'],
};

describe('a step', () => {
  it.each([
    ['nothing', emptyForm, false],
    ['name and e-mail, but no status', { ...amara, status: null }, false],
    ['a blank name', { ...amara, name: '  ' }, false],
    ['no e-mail', { ...amara, email: '' }, false],
    ['name, e-mail and status', { ...emptyForm, name: 'A', email: 'a@b.c', status: 'postpartum' }, true],
  ] as const)('1 with %s', (_, form, valid) => {
    expect(isStepValid(1, form)).toBe(valid);
  });

  it('2 needs an activity level, and figures that can be meant', () => {
    expect(isStepValid(2, { ...emptyForm, activityLevel: null })).toBe(false);
    expect(isStepValid(2, { ...emptyForm, activityLevel: 'light' })).toBe(true);
    expect(isStepValid(2, { ...amara, weight: '12' })).toBe(false);
  });

  it('3 and 4 are always valid', () => {
    expect([isStepValid(3, emptyForm), isStepValid(4, emptyForm)]).toEqual([true, true]);
  });
});

it('says what to do about each figure that cannot be meant', () => {
  expect(figureProblems({ ...amara, weight: '1.600', goal: 'x', height: '168' })).toEqual({
    weight: 'Pounds between 40 and 1000, or leave it empty',
    goal: 'Pounds between 40 and 1000, or leave it empty',
    height: 'Inches between 36 and 98, or leave it empty',
  });
  expect(figureProblems(amara)).toEqual({});
});

describe('the registration', () => {
  it('of a pregnant woman has week, due date and stage, and no months', () => {
    expect(registrationOf(amara, '2026-11-20')).toEqual({
      email: 'amara@example.com',
      name: 'Amara Osei',
      isPregnant: true,
      dueDate: '2027-02-26',
      pregnancyWeek: 26,
      pregnancyStage: 'second_trimester',
      monthsPostpartum: null,
      isBreastfeeding: false,
      baseCalorieGoal: 2355,
      currentWeight: 160,
      healthyWeightGoal: 150.5,
      height: 168,
      activityLevel: 'moderate',
      dietaryRestrictions: ['vegan'],
      consent: true,
    });
  });

  it('of a mother has months and nursing, and neither week nor due date; the extra for nursing is not stored', () => {
    const leila: OnboardingForm = {
      ...amara,
      status: 'postpartum',
      monthsPostpartum: 0,
      isBreastfeeding: true,
    };

    expect(registrationOf(leila, '2026-11-20')).toMatchObject({
      isPregnant: false,
      dueDate: null,
      pregnancyWeek: null,
      pregnancyStage: 'postpartum',
      monthsPostpartum: 0,
      isBreastfeeding: true,
      baseCalorieGoal: 2355,
    });
  });

  it('keeps figures she left out as unknown, though the estimate assumes some', () => {
    const form = { ...amara, weight: '', goal: '', height: '' };

    expect(registrationOf(form, '2026-11-20')).toMatchObject({
      currentWeight: null,
      healthyWeightGoal: null,
      height: null,
    });
    expect(estimateOf(form)).toBe(2309);
  });
});
