import { useState } from 'react';
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
