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
  colourFrame(theme);
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    return;
  }
}

/** What the browser paints around the page goes with it: the page brings a colour for the day and one for the night. */
function colourFrame(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-ground]')) {
    const ground = meta.dataset['ground'];
    const own = `(prefers-color-scheme: ${ground === 'day' ? 'light' : 'dark'})`;
    meta.setAttribute('media', theme === 'auto' ? own : ground === theme ? 'all' : 'not all');
  }
}

function isTheme(value: unknown): value is Theme {
  return THEMES.includes(value);
}
