import { act, fireEvent, screen } from '@testing-library/react';
import { Suspense, use, type ReactNode } from 'react';
import { replayEvents } from './event-replay';
import { startHydration, type Hydration } from './testing/hydration';

let page: Hydration;
beforeEach(() => {
  jest.useFakeTimers();
  page = startHydration(replayEvents);
});
afterEach(() => {
  page.end();
  jest.useRealTimers();
});

const pressed = jest.fn();
beforeEach(() => pressed.mockClear());

const logFood = () => screen.getByRole('button', { name: 'Log Food' });

/** A button whose code comes later. */
function waitingButton(): { part: ReactNode; arrive: () => Promise<void> } {
  let resolve: () => void = () => undefined;
  const code = new Promise<void>((done) => (resolve = done));
  const Waiting = () => {
    if (page.isBrowser) use(code);
    return (
      <button onClick={pressed} suppressHydrationWarning>
        Log Food
      </button>
    );
  };
  const part = (
    <Suspense fallback="…">
      <Waiting />
    </Suspense>
  );
  return { part, arrive: () => act(async () => resolve()) };
}

it('does what was pressed once its part of the page is hydrated, and not before', async () => {
  const { part, arrive } = waitingButton();
  page.serve(part);
  logFood().click();
  expect(logFood().style.opacity).toBe('0.6');
  await page.hydrate(part);
  await page.pass(500);
  expect(pressed).not.toHaveBeenCalled();

  await arrive();
  await page.pass(100);
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(logFood().style.opacity).toBe('');
  await page.pass(1000);
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('does once what was pressed several times, or while hydration waits for its code', async () => {
  const { part, arrive } = waitingButton();
  page.serve(part);
  await page.hydrate(part);
  act(() => logFood().click());
  act(() => logFood().click());
  await page.pass(500);
  expect(pressed).not.toHaveBeenCalled();

  await arrive();
  await page.pass(500);
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('leaves a press to React that finds its part hydrated, or that hydrates it', async () => {
  const { part, arrive } = waitingButton();
  page.serve(part);
  await page.hydrate(part);
  await arrive();
  fireEvent.click(logFood());
  expect(pressed).toHaveBeenCalledTimes(1);
  await page.pass(1000);
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('does what was pressed in a part that is rendered anew, as it differs from the server’s HTML', async () => {
  const part = (words: string) => (
    <Suspense fallback="…">
      <p>{words}</p>
      <button onClick={pressed}>Like</button>
    </Suspense>
  );
  page.serve(part('5 min ago'));
  screen.getByRole('button', { name: 'Like' }).click();
  await page.hydrate(part('6 min ago'));
  await page.pass(1000);

  expect(page.recovered).toHaveBeenCalled();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('and of several of one name it is the one that was pressed', async () => {
  const posts = (words: string) => (
    <Suspense fallback="…">
      {['one', 'other'].map((post) => (
        <article key={post} aria-label={post}>
          <p>{words}</p>
          <button onClick={() => pressed(post)}>Like</button>
        </article>
      ))}
    </Suspense>
  );
  page.serve(posts('5 min ago'));
  screen.getAllByRole('button', { name: 'Like' })[1]?.click();
  await page.hydrate(posts('6 min ago'));
  await page.pass(1000);

  expect(pressed.mock.calls).toEqual([['other']]);
});

it('forgets after ten seconds what is not hydrated by then', async () => {
  const { part, arrive } = waitingButton();
  page.serve(part);
  logFood().click();
  await page.hydrate(part);
  await page.pass(11_000);
  expect(logFood().style.opacity).toBe('');

  await arrive();
  await page.pass(1000);
  expect(pressed).not.toHaveBeenCalled();
});

it('leaves links, and buttons of a popover, to the browser', () => {
  page.serve(
    <>
      <a href="#care">Care</a>
      <button popoverTarget="help">Is this urgent?</button>
    </>,
  );
  const heard = jest.fn((event: Event) => event.defaultPrevented);
  page.root.addEventListener('click', heard);
  screen.getByRole('link', { name: 'Care' }).click();
  screen.getByRole('button', { name: 'Is this urgent?' }).click();

  expect(heard.mock.results.map(({ value }) => value)).toEqual([false, false]);
});
