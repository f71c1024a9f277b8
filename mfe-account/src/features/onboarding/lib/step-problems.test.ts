import { emptyForm, type OnboardingForm } from './onboarding-form';
import { figureProblems, isStepValid, problemsOf } from './step-problems';

const amara: OnboardingForm = {
  ...emptyForm,
  name: ' Amara Osei ',
  email: ' amara@example.com ',
  status: 'pregnant',
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
  ['name, e-mail and status', { ...emptyForm, name: 'A', email: 'a@b.co', status: 'postpartum' }, []],
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
  expect(problemsOf(2, { ...amara, height: '168', activityLevel: null })).toEqual([
    'Check your height. Inches between 36 and 98, or leave it empty.',
    'Choose how active you are.',
  ]);
  expect(problemsOf(2, { ...emptyForm, activityLevel: 'light' })).toEqual([]);
});

it('the third and fourth have nothing in the way', () => {
  expect([isStepValid(3, emptyForm), isStepValid(4, emptyForm)]).toEqual([true, true]);
});

it('says what to do about each figure that cannot be meant', () => {
  expect(figureProblems({ ...amara, weight: '1.600', goal: 'x', height: '168' })).toEqual({
    weight: 'Pounds between 40 and 1000, or leave it empty',
    goal: 'Pounds between 40 and 1000, or leave it empty',
    height: 'Inches between 36 and 98, or leave it empty',
  });
  expect(figureProblems(amara)).toEqual({});
});
