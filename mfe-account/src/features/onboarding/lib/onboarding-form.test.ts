import { emptyForm, estimateOf, type OnboardingForm, registrationOf } from './onboarding-form';

const amara: OnboardingForm = {
  ...emptyForm,
  name: ' Amara Osei ',
  email: ' amara@example.com ',
  status: 'pregnant',
  weight: '160',
  goal: '150.5',
  height: '66',
  activityLevel: 'moderate',
  allergies: ['nuts', 'celery'],
  diets: ['vegan'],
};

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
      allergies: ['nuts', 'celery'],
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
