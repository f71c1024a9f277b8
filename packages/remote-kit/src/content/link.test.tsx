import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { renderWithHost } from '../testing/render-with-host';
import { Link } from './link';

function State() {
  return <p role="status">{String(useLocation().state)}</p>;
}

it('goes to the page without loading it anew, with what it hands on', async () => {
  const { location } = renderWithHost(
    <>
      <Link to="/care?tab=signs" state="from Home" className="row">
        Care
      </Link>
      <State />
    </>,
  );
  const link = screen.getByRole('link', { name: 'Care' });
  expect(link.getAttribute('href')).toBe('/care?tab=signs');
  expect(link.className).toBe('row');

  await userEvent.click(link);
  expect(location()).toBe('/care?tab=signs');
  expect(screen.getByRole('status').textContent).toBe('from Home');
});

it('leads within the page where only the query is named', async () => {
  const { location } = renderWithHost(<Link to="?tab=trends">Trends</Link>, { route: '/progress' });
  await userEvent.click(screen.getByRole('link'));
  expect(location()).toBe('/progress?tab=trends');
});

it('leaves to the browser what opens elsewhere, and to its page what was prevented', () => {
  const { location } = renderWithHost(
    <>
      <Link to="/care">Care</Link>
      <Link to="/calendar" onClick={(event) => event.preventDefault()}>
        Calendar
      </Link>
      <Link to="/privacy" target="_blank">
        Privacy
      </Link>
    </>,
  );
  const pressed = (name: string, init?: MouseEventInit) =>
    fireEvent.click(screen.getByRole('link', { name }), init);
  expect(pressed('Care', { ctrlKey: true })).toBe(true);
  expect(pressed('Privacy')).toBe(true);
  expect(pressed('Calendar')).toBe(false);
  expect(location()).toBe('/');
});
