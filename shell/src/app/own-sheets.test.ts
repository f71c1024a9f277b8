import { natives } from '@nestwell/remote-kit/host';
import { askSheetsAgain } from './own-sheets';

let pauses: (() => void)[];
beforeEach(() => {
  pauses = [];
  jest.spyOn(natives, 'after').mockImplementation((_, act) => {
    pauses.push(act);
    return () => undefined;
  });
  document.head.innerHTML =
    '<link rel="stylesheet" href="/shell/main.1.css" integrity="sha384-a" crossorigin="anonymous"><style></style>';
});
afterEach(() => jest.restoreAllMocks());

const link = () => document.querySelector('link') as HTMLLinkElement;
const came = (...rules: string[][]) =>
  Object.defineProperty(link(), 'sheet', {
    value: rules[0] ? { cssRules: rules[0] } : null,
    configurable: true,
  });
const addressNow = () => new URL(link().href).pathname + new URL(link().href).search;

it.each([[[]], [[[]]]])(
  'a sheet that was refused is asked for again where it stood, until it comes',
  (rules) => {
    came(...rules);
    askSheetsAgain(document);
    expect(addressNow()).toBe('/shell/main.1.css');

    pauses.shift()?.();
    expect(addressNow()).toBe('/shell/main.1.css?attempt=1');
    expect(link().getAttribute('integrity')).toBe('sha384-a');
    expect(link().nextElementSibling?.tagName).toBe('STYLE');

    link().dispatchEvent(new Event('error'));
    pauses.shift()?.();
    expect(addressNow()).toBe('/shell/main.1.css?attempt=2');
    expect(pauses).toEqual([]);
  },
);

it('is given up after some tries', () => {
  came();
  askSheetsAgain(document);
  for (let tries = 0; tries < 10; tries += 1) {
    pauses.shift()?.();
    link().dispatchEvent(new Event('error'));
  }
  expect(addressNow()).toBe('/shell/main.1.css?attempt=4');
});

it('one that came stands, and one that is still on its way is waited for', () => {
  came(['.card {}']);
  askSheetsAgain(document);
  expect(pauses).toEqual([]);

  came();
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  askSheetsAgain(document);
  expect(pauses).toEqual([]);
  state.mockReturnValue('complete');
  dispatchEvent(new Event('load'));
  expect(pauses).toHaveLength(1);
});

it('looks at a sheet, too, that a picture has not asked for yet when the shell begins', () => {
  link().rel = 'late';
  came();
  askSheetsAgain(document);

  expect(pauses).toHaveLength(1);
});
