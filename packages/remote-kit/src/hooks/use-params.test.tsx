import { screen } from '@testing-library/react';
import { renderWithHost } from '../testing/render-with-host';
import { useParams } from './use-params';

function Id() {
  const { id, other } = useParams();
  return <p role="status">{JSON.stringify([id, other])}</p>;
}

it.each([
  ['/nutrition/meal-plan/4f2a', '["4f2a",null]'],
  ['/nutrition/meal-plan/oats%20%2F%20milk', '["oats / milk",null]'],
  ['/nutrition/meal-plan/4f2a/', '["4f2a",null]'],
])('reads what the address %s has where the declared path names a part', (route, read) => {
  renderWithHost(<Id />, { route, path: '/nutrition/meal-plan/:id' });
  expect(screen.getByRole('status').textContent).toBe(read);
});

it('a page without such a part has none', () => {
  renderWithHost(<Id />);
  expect(screen.getByRole('status').textContent).toBe('[null,null]');
});
