import { getTheme, setTheme } from './theme';

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

it('follows the device until she chooses', () => {
  expect(getTheme()).toBe('auto');
});

it('keeps the chosen theme and ignores what it does not know', () => {
  setTheme('night');
  expect(document.documentElement).toHaveAttribute('data-theme', 'night');
  expect(getTheme()).toBe('night');

  localStorage.setItem('theme', 'disco');
  expect(getTheme()).toBe('auto');
});
