import { createStore, type Theme, type ThemeChoice } from '@nestwell/remote-kit/host';
import { getTheme, setTheme } from '@nestwell/ui';

/** Her choice of day, night or the device's own, kept on this device. The page's first script has applied it. */
export function createTheme(): Theme {
  const choice = createStore<ThemeChoice>(getTheme());
  return {
    choice: choice.get,
    subscribe: choice.subscribe,
    choose: (next) => {
      setTheme(next);
      choice.set(next);
    },
  };
}
