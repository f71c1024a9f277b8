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

/** Her name, and which of two she is. */
function Stages() {
  const [name, setName] = useState('');
  const [stage, setStage] = useState('');
  const [isRead, setRead] = useState(false);
  return (
    <form>
      <input aria-label="E-mail" value={name} onChange={({ target }) => setName(target.value)} />
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
      <output>{`${name} ${stage} ${isRead}`}</output>
    </form>
  );
}

it('a box that she ticks before the next look stays ticked beside what she typed', async () => {
  await typedInto(<Stages />, 'Maya');

  await act(async () => screen.getByRole('radio', { name: 'Postpartum' }).click());
  expect(screen.getByRole('radio', { name: 'Postpartum' })).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('Maya Postpartum false');
});

it('so does one that stands alone', async () => {
  await typedInto(<Stages />, 'Maya');

  await act(async () => screen.getByRole('checkbox', { name: 'Read' }).click());
  expect(screen.getByRole('checkbox', { name: 'Read' })).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('Maya true');
});

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
