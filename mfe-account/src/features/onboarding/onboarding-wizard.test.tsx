import { screen, within } from '@testing-library/react';
import { answerAboutYou, answerEverything, continueButton, open } from './testing/open-onboarding';

beforeEach(() => localStorage.clear());

describe('the steps', () => {
  it('hold Continue back until name, e-mail and status are there', async () => {
    const { user } = open();

    expect(screen.getByRole('progressbar', { name: 'Steps', value: { text: 'Step 1 of 4' } })).toBeVisible();
    expect(continueButton()).toBeDisabled();
    await answerAboutYou(user, 'Pregnant');

    expect(continueButton()).toBeEnabled();
  });

  it('choose no month for her, and ask only a mother about breastfeeding', async () => {
    const { user } = open();
    await user.click(screen.getByRole('radio', { name: /Pregnant/ }));

    expect(screen.getByRole('combobox', { name: 'Months pregnant' })).toHaveDisplayValue('Choose');
    expect(continueButton()).toHaveAccessibleDescription(/Choose how many months pregnant you are\./);
    expect(screen.queryByRole('switch')).toBeNull();
    await user.click(screen.getByRole('radio', { name: /Postpartum/ }));

    expect(screen.getByRole('combobox', { name: 'Months postpartum' })).toHaveDisplayValue('Choose');
    expect(screen.getByRole('combobox')).toHaveTextContent('0 months');
    expect(screen.getByRole('switch', { name: 'I am breastfeeding' })).not.toBeChecked();
  });

  it('refuse an address that cannot be on its step, and say so at its field once she has left it', async () => {
    const { user } = open();
    await answerAboutYou(user, 'Pregnant');
    const email = screen.getByRole('textbox', { name: 'E-mail' });
    await user.clear(email);
    await user.type(email, 'amara@example');
    expect(email).not.toHaveAccessibleDescription('An address looks like name@example.com');
    await user.tab();

    expect(email).toHaveAccessibleDescription('An address looks like name@example.com');
    expect(email).toBeInvalid();
    expect(continueButton()).toBeDisabled();
    expect(continueButton()).toHaveAccessibleDescription(/^Check your e-mail\./);
    await user.type(email, '.com');
    expect(continueButton()).toBeEnabled();
  });

  it('need an activity level, and say which figure cannot be meant', async () => {
    const { user } = open();
    await answerAboutYou(user, 'Postpartum');
    await user.click(continueButton());

    expect(screen.getByRole('textbox', { name: /Current weight/ })).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Step 2 of 4: Physical information' })).toContainElement(
      screen.getByRole('textbox', { name: /Current weight/ }),
    );
    expect(screen.getByRole('button', { name: /Login here/ })).toHaveAttribute('aria-expanded', 'false');
    expect(continueButton()).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: /Light/ }));
    expect(continueButton()).toBeEnabled();
    await user.type(screen.getByRole('textbox', { name: /Current weight/ }), '12');
    expect(continueButton()).toHaveAccessibleDescription(/^Check your current weight\./);
    expect(screen.getByText('Kilograms between 19 and 453, or leave it empty')).toBeVisible();
    expect(continueButton()).toBeDisabled();
  });

  it('are answered by typing: Enter leads to the next empty field or choice, and on from the last', async () => {
    const { user } = open();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Amara Osei{Enter}');
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    await user.keyboard('amara@example.com{Enter}');
    expect(screen.getByRole('radio', { name: /Pregnant/ })).toHaveFocus();
    await user.keyboard(' {Enter}');
    const months = screen.getByRole('combobox', { name: 'Months pregnant' });
    expect(months).toHaveFocus();
    await user.selectOptions(months, '6');
    await user.type(screen.getByRole('radio', { name: /Pregnant/ }), '{Enter}');
    expect(screen.getByRole('textbox', { name: /Current weight/ })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: /Light/ }));
    await user.type(screen.getByRole('textbox', { name: 'Weight goal (optional)' }), '66');
    await user.type(screen.getByRole('textbox', { name: /Current weight/ }), '72,5{Enter}');
    expect(screen.getByRole('textbox', { name: /Height/ })).toHaveFocus();
    await user.keyboard('168{Enter}');
    expect(screen.getByRole('heading', { name: 'Dietary preferences' })).toHaveFocus();
  });

  it('ask about pounds where kilograms were meant, and never turn a figure unasked', async () => {
    const { user } = open();
    await answerAboutYou(user, 'Pregnant');
    await user.click(continueButton());
    await user.click(screen.getByRole('radio', { name: /Light/ }));
    await user.click(screen.getByRole('button', { name: 'lb' }));
    await user.type(screen.getByRole('textbox', { name: /Current weight/ }), '65');
    expect(screen.getByRole('status')).toHaveTextContent('Did you mean 65 kilograms?');
    expect(continueButton()).toBeDisabled();

    await user.click(screen.getByRole('button', { name: 'Yes, 65 kilograms' }));
    expect(screen.getByRole('textbox', { name: /Current weight/ })).toHaveValue('65');
    expect(screen.getByRole('button', { name: 'kg' })).toHaveAttribute('aria-pressed', 'true');
    expect(continueButton()).toBeEnabled();
    expect(screen.getAllByRole('textbox').at(-1)).toHaveAccessibleDescription(
      'For after the birth. Until then nothing is compared with it. kg',
    );
  });

  it('offer eight allergies and six diets, and go back without losing an answer', async () => {
    const { user } = open();
    await answerAboutYou(user, 'Postpartum');
    await user.click(continueButton());
    await user.click(screen.getByRole('radio', { name: /Light/ }));
    await user.click(continueButton());

    const allergies = within(screen.getByRole('group', { name: 'Allergies' })).getAllByRole('button');
    expect(allergies.map((allergy) => allergy.textContent)).toEqual([
      'Nuts',
      'Dairy',
      'Gluten',
      'Egg',
      'Fish',
      'Shellfish',
      'Sesame',
      'Soy',
    ]);
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

    expect(screen.getByRole('progressbar', { name: 'Steps', value: { text: 'Step 4 of 4' } })).toBeVisible();
    expect(screen.getByRole('region', { name: 'About you' })).toHaveTextContent('Month 6, around week 26');
    expect(screen.getByRole('region', { name: 'Daily calories' })).toHaveTextContent('2,309 calories a day');
    await user.click(screen.getByRole('button', { name: 'Edit dietary preferences' }));
    expect(screen.getByRole('button', { name: 'Vegan' })).toHaveAttribute('aria-pressed', 'true');
  });
});
