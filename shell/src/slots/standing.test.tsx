import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { SlotBoundary } from './slot-boundary';
import { Standing } from './standing';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

function BreaksOnLeaving() {
  useEffect(
    () => () => {
      throw new Error('sabotage');
    },
    [],
  );
  return <p>First</p>;
}

it('the rest stays, and what comes next is shown, when something breaks while it is taken off the screen', () => {
  const Page = () => {
    const [isLeft, leave] = useState(false);
    const first = (
      <SlotBoundary onError={() => undefined} fallback={null}>
        <BreaksOnLeaving />
      </SlotBoundary>
    );
    return (
      <>
        <button onClick={() => leave(true)}>Go on</button>
        <Standing>{isLeft ? <p>Second</p> : first}</Standing>
      </>
    );
  };
  render(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.getByRole('button', { name: 'Go on' })).toBeVisible();
  expect(screen.getByText('Second')).toBeVisible();
});

it('what breaks again and again is left to whoever stands around', () => {
  const Broken = () => {
    throw new Error('sabotage');
  };
  const around = jest.fn();
  render(
    <SlotBoundary onError={around} fallback={<p>Gone</p>}>
      <Standing>
        <Broken />
      </Standing>
    </SlotBoundary>,
  );
  expect(screen.getByText('Gone')).toBeVisible();
  expect(around).toHaveBeenCalledTimes(1);
});
