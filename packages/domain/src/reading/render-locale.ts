/** Every module carries its own copy of these rules: the locale of a render lies where all find it. */
const place = globalThis as { [key: symbol]: string | undefined };
const LOCALE = Symbol.for('nestwell.render-locale');

/** Set by the server before each render; undefined where the process's own locale counts, as in browsers. */
export function renderIn(locale: string | undefined): void {
  place[LOCALE] = locale;
}

export const renderLocale = (): string | undefined => place[LOCALE];
