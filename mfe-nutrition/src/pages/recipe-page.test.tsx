import { aQuietMember, aUser, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import { NutritionRoute } from './nutrition-route';

const show = (id: string, user = aUser()) =>
  renderWithHost(<NutritionRoute />, { user, route: `/nutrition?view=recipe&id=${id}`, path: '/nutrition' });

it('opens one of ours with what it takes first, and cooking one tap further', async () => {
  show('salmon-sweet-potato-bowl', aUser({ allergies: ['fish'] }));

  const recipe = await screen.findByRole('region', { name: 'Salmon Sweet Potato Bowl' });
  expect(recipe).toHaveTextContent('Contains fish');
  expect(screen.getByRole('list', { name: 'Ingredients' })).toHaveTextContent('salmon');
  expect(screen.getByRole('link', { name: 'Cook Salmon Sweet Potato Bowl' })).toHaveAttribute(
    'href',
    '/nutrition/cook/salmon-sweet-potato-bowl',
  );
});

it.each([
  ['that there is none of', 'none', aUser()],
  ['of a stage, to a member who is quiet about them', 'one-pot-lentil-stew', aQuietMember('loss')],
])('shows no recipe %s', async (_, id, user) => {
  show(id, user);

  expect(await screen.findByRole('heading', { name: 'Recipe not found' })).toBeVisible();
});
