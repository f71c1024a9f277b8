import { act, fireEvent, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { doPresses } from './presses';

const HTML = '<!--$--><button>Log Food</button><!--/$-->';

let place: HTMLElement & { pressed?: HTMLElement[] };
let root: Root;
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = HTML;
});
afterEach(() => {
  stop();
  act(() => root.unmount());
  place.remove();
  jest.useRealTimers();
});

const pressed = jest.fn();
beforeEach(() => pressed.mockClear());

function Waiting({ code, label }: { code: Promise<void>; label: string }) {
  use(code);
  return <button onClick={pressed}>{label}</button>;
}

async function startWith(label: string): Promise<() => void> {
  let arrive = () => undefined as void;
  const code = new Promise<void>((resolve) => (arrive = resolve));
  place.pressed = [screen.getByRole('button', { name: 'Log Food' })];
  await act(async () => {
    root = hydrateRoot(
      place,
      <Suspense fallback="…">
        <Waiting code={code} label={label} />
      </Suspense>,
      { onRecoverableError: () => undefined },
    );
  });
  stop = doPresses(place);
  return arrive;
}

it('does what was pressed once its part of the page answers, and not before', async () => {
  const arrive = await startWith('Log Food');
  await act(async () => jest.advanceTimersByTime(500));
  expect(pressed).not.toHaveBeenCalled();

  await act(async () => arrive());
  await act(async () => jest.advanceTimersByTime(100));
  expect(pressed).toHaveBeenCalledTimes(1);
  await act(async () => jest.advanceTimersByTime(1000));
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('forgets after ten seconds what nothing answers to', async () => {
  const arrive = await startWith('Log Food');
  await act(async () => jest.advanceTimersByTime(11_000));

  await act(async () => arrive());
  await act(async () => jest.advanceTimersByTime(1000));
  expect(pressed).not.toHaveBeenCalled();
});

it('a button of the page itself, pressed later, is pressed once', async () => {
  const arrive = await startWith('Log Food');
  place.pressed = [];
  await act(async () => arrive());
  fireEvent.click(screen.getByRole('button', { name: 'Log Food' }));
  await act(async () => jest.advanceTimersByTime(1000));

  expect(pressed).toHaveBeenCalledTimes(1);
});
