import { account } from '@nestwell/contracts/account';
import { answer, aUser, delayed, offline, refuse, renderWithHost } from '@nestwell/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepSelectedPlan } from '../../lib/selected-plan';
import { OnboardingPage } from './onboarding-page';

const amara = aUser({ name: 'Amara Osei', email: 'amara@example.com' });

function open(options: Parameters<typeof renderWithHost>[1] = {}) {
  const user = userEvent.setup();
  const view = renderWithHost(<OnboardingPage />, { user: null, route: '/onboarding', ...options });
  return { user, ...view };
}
type Opened = ReturnType<typeof open>;

const continueButton = () => screen.getByRole('button', { name: 'Continue' });
const setUp = () => screen.getByRole('button', { name: 'Complete Setup' });
const wizard = () => within(screen.getByRole('textbox', { name: 'Name' }).closest('form')!);

async function answerAboutYou(user: Opened['user'], status: 'Pregnant' | 'Postpartum') {
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Amara Osei');
  await user.type(wizard().getByRole('textbox', { name: 'E-mail' }), 'amara@example.com');
  await user.click(screen.getByRole('radio', { name: new RegExp(status) }));
}

async function answerEverything(user: Opened['user']) {
  await answerAboutYou(user, 'Pregnant');
  await user.click(continueButton());
  await user.click(screen.getByRole('radio', { name: /Moderate/ }));
  await user.click(continueButton());
  await user.click(screen.getByRole('button', { name: 'Vegan' }));
  await user.click(continueButton());
}

async function completeSetup(user: Opened['user']) {
  await answerEverything(user);
  await user.click(screen.getByRole('checkbox', { name: 'I am 16 or older' }));
  await user.click(screen.getByRole('checkbox', { name: /keeps my health data/ }));
  await user.click(setUp());
}

beforeEach(() => localStorage.clear());

describe('the steps', () => {
  it('hold Continue back until name, e-mail and status are there', async () => {
    const { user } = open();

    expect(screen.getByText('Step 1 of 4')).toBeVisible();
    expect(continueButton()).toBeDisabled();
    await answerAboutYou(user, 'Pregnant');

    expect(continueButton()).toBeEnabled();
  });

  it('start the months picker at 6 for both, and ask only a mother about breastfeeding', async () => {
    const { user } = open();
    await user.click(screen.getByRole('radio', { name: /Pregnant/ }));

    expect(screen.getByRole('combobox', { name: 'Months pregnant' })).toHaveDisplayValue(
      '6 months (around week 26)',
    );
    expect(screen.queryByRole('switch')).toBeNull();
    await user.click(screen.getByRole('radio', { name: /Postpartum/ }));

    expect(screen.getByRole('combobox', { name: 'Months postpartum' })).toHaveDisplayValue('6 months');
    expect(screen.getByRole('combobox')).toHaveTextContent('0 months');
    expect(screen.getByRole('switch', { name: 'I am breastfeeding' })).not.toBeChecked();
  });

  it('need an activity level, and say which figure cannot be meant', async () => {
    const { user } = open();
    await answerAboutYou(user, 'Postpartum');
    await user.click(continueButton());

    expect(screen.getByRole('heading', { name: 'Physical information' })).toHaveFocus();
    expect(screen.getByRole('button', { name: /Login here/ })).toHaveAttribute('aria-expanded', 'false');
    expect(continueButton()).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: /Light/ }));
    expect(continueButton()).toBeEnabled();
    await user.type(screen.getByRole('textbox', { name: /Current weight/ }), '12');
    expect(screen.getByText('Pounds between 40 and 1000, or leave it empty')).toBeVisible();
    expect(continueButton()).toBeDisabled();
  });

  it('offer the six diets, and go back without losing an answer', async () => {
    const { user } = open();
    await answerAboutYou(user, 'Postpartum');
    await user.click(continueButton());
    await user.click(screen.getByRole('radio', { name: /Light/ }));
    await user.click(continueButton());

    const diets = within(screen.getByRole('group', { name: 'Dietary preferences' })).getAllByRole('button');
    expect(diets.map((diet) => diet.textContent)).toEqual([
      'Keto',
      'Low-carb',
      'Dairy-free',
      'Vegetarian',
      'Vegan',
      'Gluten-free',
    ]);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('radio', { name: /Light/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Amara Osei');
  });

  it('end with a review that leads back to any answer and shows the estimate', async () => {
    const { user } = open();
    await answerEverything(user);

    expect(screen.getByText('Step 4 of 4')).toBeVisible();
    expect(screen.getByRole('region', { name: 'About you' })).toHaveTextContent('Month 6, around week 26');
    expect(screen.getByRole('region', { name: 'Daily calories' })).toHaveTextContent('2,309 calories a day');
    await user.click(screen.getByRole('button', { name: 'Edit dietary preferences' }));
    expect(screen.getByRole('button', { name: 'Vegan' })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('Complete Setup', () => {
  it('needs both ticks', async () => {
    const { user, calls } = open();
    await answerEverything(user);
    await user.click(screen.getByRole('checkbox', { name: 'I am 16 or older' }));
    await user.click(setUp());

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Tick both boxes and we’ll set everything up.',
    );
    expect(calls(account.createUser)).toHaveLength(0);
  });

  it('makes the user with consent, signs her in and goes on to the plans', async () => {
    const { user, calls, location } = open({ answers: [answer(account.createUser, amara)] });
    await completeSetup(user);

    await waitFor(() => expect(location()).toBe('/checkout'));
    expect(localStorage.getItem('userId')).toBe(amara.id);
    const [call] = calls(account.createUser);
    expect(call?.body).toMatchObject({
      email: 'amara@example.com',
      isPregnant: true,
      pregnancyWeek: 26,
      baseCalorieGoal: 2309,
      dietaryRestrictions: ['vegan'],
      consent: true,
    });
    expect(call?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('logs in whoever is registered already', async () => {
    const { user, location } = open({
      answers: [refuse(account.createUser, 409, '23505'), answer(account.findUserByEmail, amara)],
    });
    await completeSetup(user);

    expect(await screen.findByText('Welcome back!')).toBeVisible();
    await waitFor(() => expect(location()).toBe('/'));
  });

  it('asks for the code where the registered account needs one', async () => {
    const { user, location } = open({
      answers: [
        refuse(account.createUser, 409, '23505'),
        refuse(account.findUserByEmail, 401, 'verification_required'),
        answer(account.verifySession, amara),
      ],
    });
    await completeSetup(user);

    expect(screen.getByRole('textbox', { name: 'Six-digit code' })).toHaveFocus();
    await user.keyboard('123456{Enter}');
    expect(await screen.findByText('Welcome back!')).toBeVisible();
    await waitFor(() => expect(location()).toBe('/'));
  });

  it('says so when the registered account cannot be logged in', async () => {
    const { user } = open({
      answers: [
        refuse(account.createUser, 409, '23505', { message: 'This e-mail is already registered.' }),
        refuse(account.findUserByEmail, 500),
      ],
    });
    await completeSetup(user);

    expect(await screen.findByRole('alert')).toHaveTextContent('Registration Error');
  });

  it('shows the server’s reason for another refusal, and keeps every answer', async () => {
    const { user } = open({
      answers: [refuse(account.createUser, 400, 'invalid', { message: 'must be an e-mail address' })],
    });
    await completeSetup(user);

    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Registration Error.*must be an e-mail address Please try a different email address\./,
    );
    expect(screen.getByRole('region', { name: 'About you' })).toHaveTextContent('Amara Osei');
  });

  it('can be pressed again after the network failed, with the same key', async () => {
    const { user, answer: nowAnswers, calls, location } = open({ answers: [offline(account.createUser)] });
    await completeSetup(user);

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to create your profile. Please try again.',
    );
    nowAnswers(answer(account.createUser, amara));
    await user.click(setUp());

    await waitFor(() => expect(location()).toBe('/checkout'));
    const keys = calls(account.createUser).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('is busy while it works, and makes one user of two presses', async () => {
    const { user, calls } = open({ answers: [delayed(30, answer(account.createUser, amara))] });
    await completeSetup(user);
    await user.click(screen.getByRole('button', { name: 'Creating...' }));
    await waitFor(() => expect(localStorage.getItem('userId')).toBe(amara.id));
    await user.click(screen.getByRole('button', { name: 'Creating...' }));

    expect(calls(account.createUser)).toHaveLength(1);
  });
});

describe('Login here', () => {
  const login = async (user: Opened['user'], email: string) => {
    if (email) await user.type(screen.getByRole('textbox', { name: 'Your e-mail' }), email);
    await user.click(screen.getByRole('button', { name: 'Login' }));
  };

  it('takes an address trimmed and lower-cased, and goes home', async () => {
    const { user, calls, location } = open({ answers: [answer(account.findUserByEmail, amara)] });
    await login(user, '  Amara@Example.com');

    expect(calls(account.findUserByEmail)[0]?.query).toEqual({ email: 'amara@example.com' });
    expect(await screen.findByText('Welcome back!')).toBeVisible();
    await waitFor(() => expect(location()).toBe('/'));
  });

  it('goes back to the plans when one was chosen', async () => {
    keepSelectedPlan('annual');
    const { user, location } = open({ answers: [answer(account.findUserByEmail, amara)] });
    await login(user, 'amara@example.com');

    await waitFor(() => expect(location()).toBe('/checkout'));
  });

  it.each([
    ['Email required', '', []],
    ['User not found', 'nobody@example.com', [refuse(account.findUserByEmail, 404)]],
    ['Login failed', 'amara@example.com', [refuse(account.findUserByEmail, 500)]],
    ['Login failed', 'amara@example.com', [offline(account.findUserByEmail)]],
    ['Too many tries', 'amara@example.com', [refuse(account.findUserByEmail, 429)]],
  ])('says %p and never makes anybody', async (words, email, answers) => {
    const { user, calls, location } = open({ answers });
    await login(user, email);

    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(calls(account.createUser)).toHaveLength(0);
    expect(location()).toBe('/onboarding');
  });

  it('asks for a code where the server mails one, and says when it is wrong', async () => {
    const {
      user,
      answer: nowAnswers,
      location,
    } = open({
      answers: [
        refuse(account.findUserByEmail, 401, 'verification_required'),
        refuse(account.verifySession, 401, 'code_invalid'),
      ],
    });
    await login(user, 'amara@example.com');
    await user.type(screen.getByRole('textbox', { name: 'Six-digit code' }), '000000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong or has expired.');

    nowAnswers(answer(account.verifySession, amara));
    await user.clear(screen.getByRole('textbox', { name: 'Six-digit code' }));
    await user.type(screen.getByRole('textbox', { name: 'Six-digit code' }), '123456{Enter}');
    await waitFor(() => expect(location()).toBe('/'));
  });
});

describe('someone who is here already', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  it('goes home after two seconds, and no form is shown before', async () => {
    const { location } = open({ user: amara });

    await wait(1900);
    expect(location()).toBe('/onboarding');
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    await wait(200);
    expect(location()).toBe('/');
  });

  it('stays when a monthly or annual plan was chosen', async () => {
    keepSelectedPlan('monthly');
    const { location } = open({ user: amara });
    await wait(2500);

    expect(location()).toBe('/onboarding');
    expect(screen.getByRole('link', { name: 'See your plan' })).toHaveAttribute('href', '/checkout');
  });

  it('goes home although the trial was chosen', async () => {
    keepSelectedPlan('trial');
    const { location } = open({ user: amara });
    await wait(2500);

    expect(location()).toBe('/');
  });
});
