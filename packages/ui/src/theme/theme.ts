export type Theme = 'day' | 'night' | 'auto';

const KEY = 'theme';
const THEMES: readonly unknown[] = ['day', 'night', 'auto'] satisfies Theme[];

/** The theme this browser was last told to wear; `auto` follows the device. */
export function getTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return isTheme(stored) ? stored : 'auto';
  } catch {
    // Storage may be forbidden; the theme then lasts as long as the page.
    const shown = document.documentElement.dataset['theme'];
    return isTheme(shown) ? shown : 'auto';
  }
}

/** Changes the page at once and remembers the choice in this browser. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    return;
  }
}

function isTheme(value: unknown): value is Theme {
  return THEMES.includes(value);
}
