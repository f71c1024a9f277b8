import { act, fireEvent, render, screen } from '@testing-library/react';
import { answer, aUser, fakeSpeech, refuse, renderWithHost } from '../testing';
import { account } from '@nestwell/contracts/account';
import { useMember, useSpeech, useUser } from '..';

function Name() {
  return <p>{useUser().user?.name}</p>;
}

it("throws 'useUser must be used within UserProvider' outside a host", () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Name />)).toThrow('useUser must be used within UserProvider');
});

it("throws 'No user logged in' where only members are", () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Member = () => <p>{useMember().name}</p>;
  expect(() => renderWithHost(<Member />, { user: null })).toThrow('No user logged in');
});

it('shows the profile as the server answered an update', async () => {
  const Rename = () => {
    const { user, updateUser } = useUser();
    return <button onClick={() => void updateUser({ name: 'Ada' })}>{user?.name}</button>;
  };
  const view = renderWithHost(<Rename />, {
    answers: [answer(account.updateUser, aUser({ name: 'Ada L.' }))],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Amara Okafor' }));
  expect(await screen.findByRole('button', { name: 'Ada L.' })).toBeVisible();
  expect(view.calls(account.updateUser)[0]?.body).toEqual({ name: 'Ada' });
});

it('hands a refused login to the caller', async () => {
  const failures: string[] = [];
  const Login = () => {
    const { login } = useUser();
    return (
      <button onClick={() => void login('a@b.c').catch((error: Error) => failures.push(error.message))}>
        Go
      </button>
    );
  };
  renderWithHost(<Login />, { user: null, answers: [refuse(account.findUserByEmail, 'not_found')] });
  fireEvent.click(screen.getByRole('button', { name: 'Go' }));
  await screen.findByRole('button', { name: 'Go' });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(failures).toEqual([expect.stringContaining('404: ')]);
});

function Read({ text }: { text: string }) {
  const speech = useSpeech();
  return (
    <button aria-pressed={speech.speaking} onClick={() => speech.toggle(text)}>
      {text}
    </button>
  );
}

it('reads calmly, one text at a time, and stops when pressed again', () => {
  const { spoken } = fakeSpeech();
  renderWithHost(
    <>
      <Read text="Soup" />
      <Read text="Stew" />
    </>,
  );
  const [soup, stew] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];

  fireEvent.click(soup);
  fireEvent.click(stew);
  expect(spoken).toMatchObject([{ text: 'Soup' }, { text: 'Stew', rate: 0.8, pitch: 1, volume: 0.8 }]);
  expect(soup).toHaveAttribute('aria-pressed', 'false');
  expect(stew).toHaveAttribute('aria-pressed', 'true');

  // The cancelled reading's late end must not end the new one.
  act(() => void spoken[0]?.dispatchEvent(new Event('end')));
  expect(stew).toHaveAttribute('aria-pressed', 'true');

  fireEvent.click(stew);
  expect(stew).toHaveAttribute('aria-pressed', 'false');
});
