import { useState } from 'react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { screen } from '@testing-library/react';
import { renderWithHost } from '../testing/render-with-host';
import { useAsked } from './use-asked';

function Kettle() {
  const [times, setTimes] = useState(0);
  useAsked('kettle', () => setTimes((before) => before + 1));
  return <p>opened {times} times</p>;
}

it('opens what the address asks for once, and the address forgets it alone', () => {
  const { location } = renderWithHost(<Kettle />, { route: '/?open=kettle&tab=tea' });

  expect(screen.getByText('opened 1 times')).toBeVisible();
  expect(location()).toBe('/?tab=tea');
});

it('leaves alone what is asked of others', () => {
  const { location } = renderWithHost(<Kettle />, { route: '/?open=pot' });

  expect(screen.getByText('opened 0 times')).toBeVisible();
  expect(location()).toBe('/?open=pot');
});

function Cup() {
  const [poured, setPoured] = useState<string[]>([]);
  const navigate = useNavigate();
  useAsked('cup', (text = 'nothing') => setPoured((before) => [...before, text]), { acts: true });
  const choose = () => void navigate('/?tab=tea', { state: { asked: { open: 'cup', text: 'green' } } });
  return (
    <>
      <button onClick={choose}>Pour</button>
      <p>poured: {poured.join(', ')}</p>
    </>
  );
}

it('does what changes something only where she chose it, each time once, and never for an address', async () => {
  const { location } = renderWithHost(<Cup />, { route: '/?open=cup' });
  expect(screen.getByText('poured:')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Pour' }));
  expect(screen.getByText('poured: green')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pour' }));

  expect(screen.getByText('poured: green, green')).toBeVisible();
  expect(location()).toBe('/?tab=tea');
});
