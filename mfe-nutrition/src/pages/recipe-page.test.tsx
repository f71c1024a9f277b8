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
  ['us', /4½ oz \(125 g\) each.*2 oz \(60 g\) spinach/, /400 °F \(200 °C\)/],
  ['metric', /125 g each.*60 g spinach/, /200 °C \(400 °F\)/],
] as const)('says its amounts to a member with %s units in hers', async (units, amounts, heat) => {
  show('salmon-sweet-potato-bowl', aUser({ units }));

  expect(await screen.findByRole('list', { name: 'Ingredients' })).toHaveTextContent(amounts);
  expect(await screen.findByRole('list', { name: 'Steps' })).toHaveTextContent(heat);
});

it.each([
  ['that there is none of', 'none', aUser()],
  ['of a stage, to a member who is quiet about them', 'one-pot-lentil-stew', aQuietMember('loss')],
])('shows no recipe %s', async (_, id, user) => {
  show(id, user);

  expect(await screen.findByRole('heading', { name: 'Recipe not found' })).toBeVisible();
});
