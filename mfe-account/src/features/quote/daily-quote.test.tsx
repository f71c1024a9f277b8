import { aUser, renderWithHost } from '@nestwell/remote-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { DailyQuote } from './daily-quote';
import { anotherChoice, choiceOf, keptChoice } from './lib/daily-choice';
import { quoteCategories, quotes, quotesFor } from './lib/quotes';

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

it('has fifteen different quotes, three of each category', () => {
  expect(new Set(quotes.map(({ text }) => text)).size).toBe(15);
  for (const category of quoteCategories) {
    expect(quotes.filter((quote) => quote.category === category)).toHaveLength(3);
  }
});

it('tells a pregnant mother nothing of the time after birth, nor from notes of it', () => {
  const told = quotesFor({ isPregnant: true });

  expect(told).toHaveLength(6);
  expect(told.map(({ author }) => author).join()).not.toMatch(/postpartum|healing|motherhood/);
  expect(told.map(({ text }) => text).join()).not.toMatch(/bab|born|scar/i);
  expect(quotesFor({ isPregnant: false })).toEqual(quotes);
});

it.each(['self-care', 'strength'])('finds %s among what a pregnant mother is shown', (category) => {
  jest.useFakeTimers();
  renderWithHost(<DailyQuote />, { user: aUser() });
  const authors = new Set<string | null>();
  for (let press = 0; press < 40; press += 1) {
    authors.add(screen.getByText(/^From today’s/).textContent);
    fireEvent.click(screen.getByRole('button', { name: 'Show another quote' }));
    act(() => jest.advanceTimersByTime(500));
  }

  expect(authors).toContain(`From today’s ${category} notes`);
  expect([...authors].join()).not.toMatch(/postpartum|healing|motherhood/);
});

it('keeps one choice for a day, and makes others on other days, none of them oftener than chance has it', () => {
  const days = Array.from({ length: 300 }, (_, day) => new Date(2026, 0, 1 + day).toISOString().slice(0, 10));
  const chosen = days.map((day) => choiceOf(day, 15));

  expect(keptChoice('2026-11-21', 15)).toBe(choiceOf('2026-11-21', 15));
  expect(keptChoice('2026-11-21', 15)).toBe(choiceOf('2026-11-21', 15));
  expect(new Set(chosen).size).toBe(15);
  for (const index of chosen) expect(chosen.filter((other) => other === index).length).toBeLessThan(45);
});

it('shows again what she changed it to when she comes back the same day', () => {
  const changed = anotherChoice('2026-11-21', 15, choiceOf('2026-11-21', 15));

  expect(keptChoice('2026-11-21', 15)).toBe(changed);
  expect(keptChoice('2026-11-22', 15)).toBe(choiceOf('2026-11-22', 15));
});

it.each([0, 0.5, 0.999])('never shows the same one again on request (%d)', (random) => {
  expect(anotherChoice('2026-11-21', 15, 4, () => random)).not.toBe(4);
});

it.each(['{', '"text"', '{"date":"2026-11-21","index":-1}', '{"date":"2026-11-21","index":99}'])(
  'makes a new choice when %s was kept',
  (kept) => {
    localStorage.setItem('dailyQuote', kept);
    expect(keptChoice('2026-11-21', 15)).toBe(choiceOf('2026-11-21', 15));
  },
);

it('shows another quote half a second after the button', () => {
  jest.useFakeTimers();
  renderWithHost(<DailyQuote />);
  const quote = () => screen.getByRole('blockquote').textContent;
  const first = quote();
  fireEvent.click(screen.getByRole('button', { name: 'Show another quote' }));
  act(() => jest.advanceTimersByTime(499));
  expect(quote()).toBe(first);
  act(() => jest.advanceTimersByTime(1));
  expect(quote()).not.toBe(first);
});
