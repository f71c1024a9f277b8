import { Tabs } from '@nestwell/ui';
import { act, fireEvent, screen } from '@testing-library/react';
import { Suspense, use, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { doEarlyInput } from './early-input';
import type { Noting } from './early-notes';

const HTML = '<!--$--><button>Log Food</button><!--/$-->';

let place: Noting;
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
  return (
    <button onClick={pressed} suppressHydrationWarning>
      {label}
    </button>
  );
}

async function startWith(label: string): Promise<() => void> {
  let arrive = () => undefined as void;
  const code = new Promise<void>((resolve) => (arrive = resolve));
  place.early = { pressed: [[screen.getByRole('button', { name: 'Log Food' })]], typed: new Map() };
  await act(async () => {
    root = hydrateRoot(
      place,
      <Suspense fallback="…">
        <Waiting code={code} label={label} />
      </Suspense>,
      { onRecoverableError: () => undefined },
    );
  });
  stop = doEarlyInput(place);
  return arrive;
}

it('does what was pressed once its part of the page answers, and not before', async () => {
  const arrive = await startWith('Log Food');
  await act(async () => jest.advanceTimersByTime(500));
  expect(pressed).not.toHaveBeenCalled();

  screen.getByRole('button', { name: 'Log Food' }).style.opacity = '0.6';
  await act(async () => arrive());
  await act(async () => jest.advanceTimersByTime(100));
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Log Food' }).style.opacity).toBe('');
  await act(async () => jest.advanceTimersByTime(1000));
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('does what was pressed in a part that is drawn anew, as it came out otherwise than painted', async () => {
  const part = (words: string) => (
    <Suspense fallback="…">
      <p>{words}</p>
      <button onClick={pressed}>Like</button>
    </Suspense>
  );
  place.innerHTML = renderToString(part('5 min ago'));
  place.early = { pressed: [[screen.getByRole('button', { name: 'Like' })]], typed: new Map() };
  const unlike = jest.fn();
  await act(async () => (root = hydrateRoot(place, part('6 min ago'), { onRecoverableError: unlike })));
  stop = doEarlyInput(place);

  await act(async () => jest.advanceTimersByTime(1000));

  expect(unlike).toHaveBeenCalled();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('and of several of one name it is the one that she pressed', async () => {
  const posts = (words: string, liked: (post: string) => void) => (
    <Suspense fallback="…">
      {['one', 'other'].map((post) => (
        <article key={post} aria-label={post}>
          <p>{words}</p>
          <button onClick={() => liked(post)}>Like</button>
        </article>
      ))}
    </Suspense>
  );
  place.innerHTML = renderToString(posts('5 min ago', pressed));
  const [, second] = screen.getAllByRole('button', { name: 'Like' });
  place.early = { pressed: second ? [[second]] : [], typed: new Map() };
  await act(async () => {
    root = hydrateRoot(place, posts('6 min ago', pressed), { onRecoverableError: () => undefined });
    stop = doEarlyInput(place);
  });
  await act(async () => jest.advanceTimersByTime(1000));

  expect(pressed.mock.calls).toEqual([['other']]);
});

it('forgets after ten seconds what nothing answers to', async () => {
  const arrive = await startWith('Log Food');
  const button = screen.getByRole('button', { name: 'Log Food' });
  button.style.opacity = '0.6';
  await act(async () => jest.advanceTimersByTime(11_000));
  expect(button.style.opacity).toBe('');

  await act(async () => arrive());
  await act(async () => jest.advanceTimersByTime(1000));
  expect(pressed).not.toHaveBeenCalled();
});

it('a button of the page itself, pressed later, is pressed once', async () => {
  const arrive = await startWith('Log Food');
  place.early = { pressed: [], typed: new Map() };
  await act(async () => arrive());
  fireEvent.click(screen.getByRole('button', { name: 'Log Food' }));
  await act(async () => jest.advanceTimersByTime(1000));

  expect(pressed).toHaveBeenCalledTimes(1);
});

function Login({ onLogin }: { onLogin: (email: string, stays: boolean, how: string) => void }) {
  const [email, setEmail] = useState('');
  const [stays, setStays] = useState(false);
  const [how, setHow] = useState('code');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onLogin(email, stays, how);
      }}
    >
      <input aria-label="E-mail" value={email} onChange={({ target }) => setEmail(target.value)} />
      <input
        type="checkbox"
        aria-label="Stay"
        checked={stays}
        onChange={({ target }) => setStays(target.checked)}
      />
      <select aria-label="How" value={how} onChange={({ target }) => setHow(target.value)}>
        <option>code</option>
        <option>passkey</option>
      </select>
    </form>
  );
}

it('what she typed, ticked, chose and sent before the page answered is there, and is sent once', async () => {
  const onLogin = jest.fn();
  const form = <Login onLogin={onLogin} />;
  place.innerHTML =
    '<form><input aria-label="E-mail" value=""/><input type="checkbox" aria-label="Stay"/>' +
    '<select aria-label="How"><option selected="">code</option><option>passkey</option></select></form>';
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  const stay = screen.getByRole('checkbox', { name: 'Stay' });
  const how = screen.getByRole('combobox', { name: 'How' });
  Object.assign(email, { value: 'maya@example.com' });
  Object.assign(stay, { checked: true });
  Object.assign(how, { value: 'passkey' });
  const [sent] = place.getElementsByTagName('form');
  const typed = new Map<HTMLElement, string | boolean>([
    [email, 'maya@example.com'],
    [stay, true],
    [how, 'passkey'],
  ]);
  place.early = { pressed: sent ? [[sent]] : [], typed };
  await act(async () => (root = hydrateRoot(place, form)));
  stop = doEarlyInput(place);

  for (let ticks = 0; ticks < 5; ticks += 1) await act(async () => jest.advanceTimersByTime(50));

  expect(onLogin.mock.calls).toEqual([['maya@example.com', true, 'passkey']]);
  expect([email, how]).toMatchObject([{ value: 'maya@example.com' }, { value: 'passkey' }]);
  expect(stay).toBeChecked();
});

function Recipes() {
  const [tab, setTab] = useState('All');
  const items = ['All', 'Nursing', 'Plans'].map((label) => ({ id: label, label }));
  return (
    <Tabs label="Recipes and plans" items={items} value={tab} onValueChange={setTab}>
      {tab}
    </Tabs>
  );
}

it('keys in a row of tabs go on from each other, as if she pressed them now', async () => {
  place.innerHTML = renderToString(<Recipes />);
  const all = screen.getByRole('tab', { name: 'All' });
  all.focus();
  place.early = {
    pressed: [
      [all, 'End'],
      [all, 'ArrowLeft'],
    ],
    typed: new Map(),
  };
  await act(async () => (root = hydrateRoot(place, <Recipes />)));
  stop = doEarlyInput(place);

  for (let ticks = 0; ticks < 5; ticks += 1) await act(async () => jest.advanceTimersByTime(50));

  expect(screen.getByRole('tab', { name: 'Nursing' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Nursing' })).toBeVisible();
});
