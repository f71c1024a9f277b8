import { aNursingMother, aUser, definitionOf } from '@nestwell/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from './testing/show-header';

describe('the profile', () => {
  const rowsOf = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Your profile' }));
    const dialog = await screen.findByRole('dialog', { name: 'User Profile' });
    const value = (name: string) => definitionOf(name, dialog).textContent;
    return { dialog, value };
  };

  it('shows every field of a pregnant member', async () => {
    show([], aUser({ allergies: ['sesame'], dietaryRestrictions: ['gluten-free', 'vegan'] }));
    const { dialog, value } = await rowsOf();

    expect(value('Name')).toBe('Amara Okafor');
    expect(value('E-mail')).toBe('amara@example.com');
    expect(value('Status')).toBe('Pregnant');
    expect(value('Pregnancy week')).toBe('Week 24');
    expect(value('Stage')).toBe('Second trimester');
    expect(value('Daily calorie goal')).toBe('2,100 kcal');
    expect(value('Activity level')).toBe('Light');
    expect(value('Current weight')).toBe('150 lbs');
    expect(value('Weight goal, for after the birth')).toBe('140 lbs');
    expect(value('Height')).toBe('165 cm');
    expect(value('Member since')).toBe('Nov 2026');
    expect(within(dialog).getByRole('group', { name: 'Allergies' })).toHaveTextContent('Sesame');
    expect(within(dialog).getByRole('group', { name: 'Dietary preferences' })).toHaveTextContent(
      'Gluten-freeVegan',
    );
  });

  it('shows months and breastfeeding after birth, dashes for what is missing, and Aug 2025 when unknown', async () => {
    show([], aNursingMother({ currentWeight: null, height: null, createdAt: '' }));
    const { value } = await rowsOf();

    expect(value('Since birth')).toBe('4 months postpartum');
    expect(value('Breastfeeding')).toBe('Yes');
    expect(value('Current weight')).toBe('–');
    expect(value('Height')).toBe('–');
    expect(value('Member since')).toBe('Aug 2025');
  });

  it('lets her choose day or night', async () => {
    show();
    const { dialog } = await rowsOf();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Night' }));

    expect(within(dialog).getByRole('button', { name: 'Night' })).toHaveAttribute('aria-pressed', 'true');
  });
});
