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

it('colours the frame of the browser as she chose, and leaves it to the device where she did not', () => {
  document.head.innerHTML =
    '<meta data-ground="day" media="(prefers-color-scheme: light)"><meta data-ground="night" media="(prefers-color-scheme: dark)">';
  const media = () =>
    [...document.querySelectorAll<HTMLMetaElement>('meta')].map((meta) => meta.getAttribute('media'));
  const ofDevice = media();

  setTheme('night');
  expect(media()).toEqual(['not all', 'all']);

  setTheme('auto');
  expect(media()).toEqual(ofDevice);
});
