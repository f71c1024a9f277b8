import { fireEvent, render, screen } from '@testing-library/react';
import { lazyParts } from './lazy-parts';

it('asks anew after a failed try', async () => {
  const load = jest.fn(() => Promise.resolve({ word: 'here' }));
  load.mockRejectedValueOnce(new Error('offline'));
  const lazy = lazyParts(load);
  function Shown() {
    const { parts, failed, retry } = lazy.useParts();
    return parts ? <p>{parts.word}</p> : <button onClick={retry}>{failed ? 'Try again' : 'Waiting'}</button>;
  }
  render(<Shown />);

  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('here')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
