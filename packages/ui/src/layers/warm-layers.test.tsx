import { fireEvent, render, screen } from '@testing-library/react';
import { Button } from '../buttons/button';
import { warmsToo, warmLayers } from './use-layers';

it.each([
  ['a pointer that comes near', fireEvent.pointerEnter],
  ['focus', fireEvent.focus],
] as const)('%s is answered before code is fetched, which follows at once', (_, come) => {
  jest.useFakeTimers();
  const warm = jest.fn();
  warmsToo(warm);
  render(<Button {...warmLayers}>Log Food</Button>);

  come(screen.getByRole('button'));

  expect(warm).not.toHaveBeenCalled();
  jest.advanceTimersByTime(0);
  expect(warm).toHaveBeenCalledTimes(1);
});
