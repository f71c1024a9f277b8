import { emptyForm, type OnboardingForm } from './onboarding-form';
import { figureProblems } from './figure-problems';
import { isStepValid, problemsOf } from './step-problems';
import { unitQuestions } from './unit-questions';

const amara: OnboardingForm = {
  ...emptyForm,
  name: ' Amara Osei ',
  email: ' amara@example.com ',
  status: 'pregnant',
  monthsPregnant: 6,
  weight: '160',
  goal: '150.5',
  height: '66',
  activityLevel: 'moderate',
};

it.each([
  ['nothing', emptyForm, ['Add your name.', 'Add your e-mail.', 'Choose where you are right now.']],
  ['no status', { ...amara, status: null }, ['Choose where you are right now.']],
  ['a blank name', { ...amara, name: '  ' }, ['Add your name.']],
  ['no e-mail', { ...amara, email: ' ' }, ['Add your e-mail.']],
  ['a wrong e-mail', { ...amara, email: 'amara' }, [expect.stringMatching(/^Check your e-mail\./)]],
  ['no month pregnant', { ...amara, monthsPregnant: null }, ['Choose how many months pregnant you are.']],
  ['no month since the birth', { ...amara, status: 'postpartum' }, ['Choose how many months it has been.']],
  [
    'name, e-mail, status and month',
    { ...emptyForm, name: 'A', email: 'a@b.co', status: 'postpartum', monthsPostpartum: 0 },
    [],
  ],
] as const)('the first step with %s names what is in the way', (_, form, problems) => {
  expect(problemsOf(1, form)).toEqual(problems);
});

it.each([
  'amara',
  'amara@',
  '@example.com',
  'amara@example',
  'amara@example.',
  'amara@.com',
  'amara@example..com',
  'amara osei@example.com',
  'amara@exam ple.com',
  'a@b@example.com',
  'amara@example.c',
  `${'a'.repeat(250)}@e.com`,
])('refuses the address %s on its step', (email) => {
  expect(isStepValid(1, { ...amara, email })).toBe(false);
});

it.each(['amara@example.com', ' Amara.O+baby@mail.example.co.uk ', 'josé@exämple.de'])(
  'takes %s',
  (email) => {
    expect(isStepValid(1, { ...amara, email })).toBe(true);
  },
);

it('the second step names the figure that is wrong, and the activity only where that is missing', () => {
  expect(problemsOf(2, { ...amara, weight: '12' })).toEqual([
    'Check your current weight. Pounds between 40 and 1000, or leave it empty.',
  ]);
  expect(problemsOf(2, { ...amara, height: '12', activityLevel: null })).toEqual([
    'Check your height. From 3 ft to 8 ft 2 in, or leave it empty.',
    'Choose how active you are.',
  ]);
  expect(problemsOf(2, { ...emptyForm, activityLevel: 'light' })).toEqual([]);
});

it('asks about each figure that only makes sense in the other unit, until she has answered', () => {
  const london = { ...amara, weight: '65', goal: '60', height: '165' };
  const { weight, goal, height } = unitQuestions(london);

  expect(problemsOf(2, london)).toEqual([
    'Check your current weight. Did you mean 65 kilograms?',
    'Check your weight goal. Did you mean 60 kilograms?',
    'Check your height. Did you mean 165 centimeters?',
  ]);
  expect(problemsOf(2, { ...london, ...weight?.change, ...height?.change })).toEqual([]);
  expect(Object.keys(unitQuestions({ ...london, confirmed: [weight?.key ?? '', goal?.key ?? ''] }))).toEqual([
    'height',
  ]);
});

it('refuses a goal below a healthy weight for the height she gave, in either unit', () => {
  const low = 'Check your weight goal. That is below a healthy weight. Choose a higher goal, or none at all.';
  const kilograms = { units: 'metric', heightUnit: 'cm', weight: '70', height: '165' } as const;

  expect(problemsOf(2, { ...amara, height: '65', goal: '100' })).toEqual([expect.stringContaining(low)]);
  expect(problemsOf(2, { ...amara, ...kilograms, goal: '48' })).toEqual([expect.stringContaining(low)]);
  expect(problemsOf(2, { ...amara, ...kilograms, goal: '55' })).toEqual([]);
});

it('the third and fourth have nothing in the way', () => {
  expect([isStepValid(3, emptyForm), isStepValid(4, emptyForm)]).toEqual([true, true]);
});

it('says what to do about each figure that cannot be meant', () => {
  expect(figureProblems({ ...amara, weight: '1.600', goal: 'x', height: '168' })).toEqual({
    weight: 'Pounds between 40 and 1000, or leave it empty',
    goal: 'Pounds between 40 and 1000, or leave it empty',
    height: 'From 3 ft to 8 ft 2 in, or leave it empty',
  });
  expect(figureProblems(amara)).toEqual({});
});
