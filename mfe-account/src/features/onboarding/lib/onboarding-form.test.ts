import { estimateOf } from './measures';
import { emptyForm, type OnboardingForm } from './onboarding-form';
import { registrationOf } from './registration';

const amara: OnboardingForm = {
  ...emptyForm,
  name: ' Amara Osei ',
  email: ' amara@example.com ',
  status: 'pregnant',
  monthsPregnant: 6,
  monthsPostpartum: 6,
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
      units: 'us',
      activityLevel: 'moderate',
      allergies: ['nuts', 'celery'],
      dietaryRestrictions: ['vegan'],
      consent: true,
    });
  });

  it('by a date she names has that date and no week, so that it counts as exact', () => {
    const named = {
      ...emptyForm.dates,
      countedFrom: 'lastPeriod',
      lastPeriod: '2026-04-28',
      babies: 2,
    } as const;

    const registration = registrationOf({ ...amara, dates: named }, '2026-10-15');

    expect(registration).toMatchObject({
      dueDate: '2027-02-02',
      pregnancyStage: 'second_trimester',
      babies: 2,
    });
    expect(registration).not.toHaveProperty('pregnancyWeek');
  });

  it('by the day of an early birth has that day and when it was due', () => {
    const born = { ...emptyForm.dates, bornFrom: 'bornOn', bornOn: '2026-06-15', isEarly: true } as const;

    const registration = registrationOf({ ...amara, status: 'postpartum', dates: born }, '2026-10-15');

    expect(registration).toMatchObject({ babyBornOn: '2026-06-15', dueDate: '2026-07-27' });
    expect(registration).not.toHaveProperty('monthsPostpartum');
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
