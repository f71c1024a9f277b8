import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePageKeys } from '..';
import { switchKeys } from '../host';

const act = jest.fn();

function Cups() {
  usePageKeys({ t: () => act('t'), arrowright: () => act('on') });
  return (
    <>
      <input aria-label="Note" />
      <button onKeyDown={(event) => event.preventDefault()}>Mine</button>
    </>
  );
}

beforeEach(() => {
  localStorage.clear();
  act.mockClear();
  render(<Cups />);
});

it('does what the page says at a key of its own, large or small', async () => {
  await userEvent.keyboard('tT{ArrowRight}x');

  expect(act.mock.calls.flat()).toEqual(['t', 't', 'on']);
});

it.each([
  ['while she types', () => userEvent.type(screen.getByLabelText('Note'), 't')],
  ['where a part of the page has heard it', () => userEvent.type(screen.getByRole('button'), 't')],
  ['with Ctrl, which is the browser’s', () => userEvent.keyboard('{Control>}t{/Control}')],
  ['after G, which leads to a place', () => userEvent.keyboard('gt')],
  [
    'where she has switched single keys off',
    () => {
      switchKeys(false);
      return userEvent.keyboard('t');
    },
  ],
])('does nothing %s', async (_, press) => {
  await press();

  expect(act).not.toHaveBeenCalled();
});
