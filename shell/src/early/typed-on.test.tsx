import { act, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { doEarlyInput } from './early-input';
import type { Noting } from './early-notes';

let place: Noting;
let root: Root;
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  stop();
  act(() => root.unmount());
  place.remove();
  jest.useRealTimers();
});

/** Signs in with the address that is typed. */
function Login({ sent }: { sent?: (email: string) => void }) {
  const [email, setEmail] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent?.(email);
      }}
    >
      <input aria-label="E-mail" value={email} onChange={(event) => setEmail(event.target.value)} />
      <button>Login</button>
    </form>
  );
}

/** Painted, and answering; she has typed before, and nobody has looked at it yet. */
async function typedInto(login: ReactNode, words: string): Promise<HTMLInputElement> {
  place.innerHTML = renderToString(login);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
  field.value = words;
  place.early = { pressed: [], typed: new Map([[field, words]]) };
  await act(async () => (root = hydrateRoot(place, login)));
  stop = doEarlyInput(place);
  return field;
}

it.each(['button', 'key'])(
  'sends with what she typed what she sends by %s before the next look',
  async (by) => {
    const sent = jest.fn();
    const { form } = await typedInto(<Login sent={sent} />, 'maya@example.com');

    if (by === 'button') await act(async () => screen.getByRole('button', { name: 'Login' }).click());
    else await act(async () => form?.requestSubmit());

    expect(sent.mock.calls).toEqual([['maya@example.com']]);
  },
);

/** What she typed, which of two she is, and whether she has read something. */
function Stages() {
  const [email, setEmail] = useState('');
  const [stage, setStage] = useState('');
  const [isRead, setRead] = useState(false);
  return (
    <form>
      <input aria-label="E-mail" value={email} onChange={({ target }) => setEmail(target.value)} />
      {['Pregnant', 'Postpartum'].map((each) => (
        <label key={each}>
          <input type="radio" name="stage" checked={stage === each} onChange={() => setStage(each)} />
          {each}
        </label>
      ))}
      <label>
        <input type="checkbox" checked={isRead} onChange={({ target }) => setRead(target.checked)} />
        Read
      </label>
      <output>{`${email} ${stage} ${isRead}`}</output>
    </form>
  );
}

it.each([
  ['radio', 'Postpartum', 'maya@example.com Postpartum false'],
  ['checkbox', 'Read', 'maya@example.com true'],
])(
  'a %s that she ticks before the next look stays ticked beside what she typed',
  async (role, name, said) => {
    await typedInto(<Stages />, 'maya@example.com');

    const box = screen.getByRole(role, { name });
    await act(async () => box.click());
    expect(box).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent(said);
  },
);

it('keeps what she goes on typing before the next look', async () => {
  const sent = jest.fn();
  const field = await typedInto(<Login sent={sent} />, 'maya@example.c');

  await act(async () => {
    field.setRangeText('om', field.value.length, field.value.length, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => jest.advanceTimersByTime(100));
  await act(async () => field.form?.requestSubmit());

  expect(field).toHaveValue('maya@example.com');
  expect(sent.mock.calls).toEqual([['maya@example.com']]);
});
