import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { replayEvents } from './event-replay';
import { startHydration, typeInto, type Hydration } from './testing/hydration';

let page: Hydration;
const sent = jest.fn();
const chosen = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  page = startHydration(replayEvents);
  sent.mockClear();
  chosen.mockClear();
});
afterEach(() => {
  page.end();
  jest.useRealTimers();
});

function Login() {
  const [email, setEmail] = useState('');
  const [stays, setStays] = useState(false);
  const [how, setHow] = useState('code');
  const [stage, setStage] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(email, stays, how, stage);
      }}
    >
      <input aria-label="E-mail" value={email} onChange={({ target }) => setEmail(target.value)} />
      <label>
        <input type="checkbox" checked={stays} onChange={({ target }) => setStays(target.checked)} />
        Stay
      </label>
      <select
        aria-label="How"
        value={how}
        onChange={({ target }) => {
          chosen(target.value);
          setHow(target.value);
        }}
      >
        <option>code</option>
        <option>passkey</option>
      </select>
      {['Pregnant', 'Postpartum'].map((each) => (
        <label key={each}>
          <input type="radio" name="stage" checked={stage === each} onChange={() => setStage(each)} />
          {each}
        </label>
      ))}
      <input type="file" aria-label="Photo" onChange={({ target }) => chosen(target.type)} />
      <button suppressHydrationWarning>Login</button>
    </form>
  );
}

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
const login = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Login' });
const box = (role: string, name: string) => screen.getByRole<HTMLInputElement>(role, { name });

function choose(how: string): void {
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'How' });
  field.value = how;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

it('what she typed, ticked, chose and sent before hydration is there, and is sent once', async () => {
  page.serve(<Login />);
  typeInto(email(), 'maya@example.com');
  box('checkbox', 'Stay').click();
  choose('passkey');
  box('radio', 'Postpartum').click();
  login().click();
  await page.hydrate(<Login />);
  await page.pass(500);

  expect(sent.mock.calls).toEqual([['maya@example.com', true, 'passkey', 'Postpartum']]);
  expect(email()).toHaveValue('maya@example.com');
  expect([box('checkbox', 'Stay'), box('radio', 'Postpartum')]).toMatchObject([
    { checked: true },
    { checked: true },
  ]);
});

it('of several radios it is the one that she chose last', async () => {
  page.serve(<Login />);
  for (const stage of ['Pregnant', 'Postpartum', 'Pregnant']) box('radio', stage).click();
  await page.hydrate(<Login />);
  await page.pass(100);

  expect(box('radio', 'Pregnant')).toBeChecked();
  login().click();
  expect(sent.mock.calls).toEqual([['', false, 'code', 'Pregnant']]);
});

it.each(['button', 'key'])(
  'sends with what she typed what she sends by %s as soon as the page is hydrated',
  async (by) => {
    page.serve(<Login />);
    typeInto(email(), 'maya@example.com');
    await page.hydrate(<Login />);

    await act(async () => (by === 'button' ? login().click() : email().form?.requestSubmit()));

    expect(sent.mock.calls).toEqual([['maya@example.com', false, 'code', '']]);
  },
);

it.each([
  ['radio', 'Postpartum', ['maya@example.com', false, 'code', 'Postpartum']],
  ['checkbox', 'Stay', ['maya@example.com', true, 'code', '']],
])('a %s that she ticks then stays ticked beside what she typed', async (role, name, all) => {
  page.serve(<Login />);
  typeInto(email(), 'maya@example.com');
  await page.hydrate(<Login />);

  fireEvent.click(box(role, name));
  expect(box(role, name)).toBeChecked();
  await act(async () => login().click());
  expect(sent.mock.calls).toEqual([all]);
});

it('keeps what she goes on typing as the page is hydrated', async () => {
  page.serve(<Login />);
  typeInto(email(), 'maya@example.');
  await page.hydrate(<Login />);
  await act(async () => typeInto(email(), 'co'));
  await page.pass(100);
  await act(async () => typeInto(email(), 'm'));
  await act(async () => login().click());

  expect(email()).toHaveValue('maya@example.com');
  expect(sent.mock.calls).toEqual([['maya@example.com', false, 'code', '']]);
});

it('what is typed by an input method is not written over before its composition has ended', async () => {
  page.serve(<Login />);
  typeInto(email(), 'にほ', true);
  const written = jest.spyOn(HTMLInputElement.prototype, 'value', 'set');
  await page.hydrate(<Login />);
  await page.pass(200);
  expect(written).not.toHaveBeenCalled();

  email().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await page.pass(100);
  expect(written).toHaveBeenCalled();
  written.mockRestore();
  await act(async () => login().click());
  expect(sent.mock.calls).toEqual([['にほ', false, 'code', '']]);
});

it('a select is heard once, before hydration and after it', async () => {
  page.serve(<Login />);
  choose('passkey');
  await page.hydrate(<Login />);
  await page.pass(100);
  await act(async () => choose('code'));
  await page.pass(100);

  expect(chosen.mock.calls).toEqual([['passkey'], ['code']]);
});

it('a file that she chose is heard of', async () => {
  page.serve(<Login />);
  const photo = screen.getByLabelText('Photo');
  for (const type of ['input', 'change']) photo.dispatchEvent(new Event(type, { bubbles: true }));
  await page.hydrate(<Login />);
  await page.pass(100);

  expect(chosen.mock.calls).toEqual([['file']]);
});
