/** What a part says of its state, and sheets ask for. Of the page's own root other scripts say more than its HTML. */
const STATES =
  'aria-(?:busy|checked|current|disabled|expanded|invalid|pressed|selected)|data-(?:failed|long|one|open|places|waiting)|disabled|open';
const SAID = new RegExp(` (${STATES})="([^"]*)"`, 'g');
const ASKED = new RegExp(`\\[(${STATES})(?:=["']?([\\w-]*)["']?)?\\]|:(disabled)\\b`, 'g');

/** The states of all parts of a picture: `aria-current`, and `aria-current=page`. */
export const statesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(SAID)].flatMap(([, name = '', value = '']) => [name, `${name}=${value}`]));

/** Those that a selector asks for. */
export const statesOf = (selector: string): string[] =>
  [...selector.matchAll(ASKED)].map(([, name, value, pseudo]) =>
    value === undefined ? (pseudo ?? name ?? '') : `${name}=${value}`,
  );
