import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { useWide } from '..';

const matches: Record<string, boolean> = { screen: true, '(min-width: 64rem)': true };
const listeners = new Set<() => void>();
window.matchMedia = (query: string) =>
  ({
    matches: matches[query] ?? false,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }) as unknown as MediaQueryList;

const Columns = () => <h1>{useWide() ? 'two' : 'one'}</h1>;
const change = (next: Record<string, boolean>) =>
  act(() => {
    Object.assign(matches, next);
    for (const listener of listeners) listener();
  });

it('follows the window, and stays as it is on a sheet of paper', () => {
  render(<Columns />);
  expect(screen.getByRole('heading', { name: 'two' })).toBeVisible();

  change({ '(min-width: 64rem)': false, screen: false });
  expect(screen.getByRole('heading', { name: 'two' })).toBeVisible();
  change({ screen: true });
  expect(screen.getByRole('heading', { name: 'one' })).toBeVisible();
});

it('a page comes as a phone shows it, is taken over as it stands, and is then as wide as its window', async () => {
  matches['(min-width: 64rem)'] = true;
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = '<h1>one</h1>';
  const rendered = screen.getByRole('heading', { name: 'one' });
  const unlike = jest.fn();
  const root = await act(async () => hydrateRoot(place, <Columns />, { onRecoverableError: unlike }));

  expect(screen.getByRole('heading', { name: 'two' })).toBe(rendered);
  expect(unlike).not.toHaveBeenCalled();
  act(() => root.unmount());
  place.remove();
});
