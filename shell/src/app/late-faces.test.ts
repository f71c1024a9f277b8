import { lateFaces } from './late-faces';

const faces = () => document.documentElement.dataset['faces'];

/** As a browser has them of the document's rules. */
const face = (family: string, style = 'normal', load = jest.fn(() => Promise.resolve())) => ({
  family,
  style,
  load,
});
const text = face('Atkinson Hyperlegible Next Variable');
const display = face('"Ysabeau Variable"');
const italic = face('Ysabeau Variable', 'italic');
const ofDevice = face('Nestwell Text Fallback');

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset['faces'] = 'late';
  Reflect.set(document, 'fonts', new Set([text, display, italic, ofDevice]));
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  jest.clearAllMocks();
  Reflect.deleteProperty(document, 'fonts');
  document.body.replaceChildren();
  delete document.documentElement.dataset['faces'];
});

it('asks for typefaces only once the page has loaded, and remembers that this browser has them', async () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  lateFaces(document);
  await jest.runAllTimersAsync();
  expect(faces()).toBe('late');
  expect(text.load).not.toHaveBeenCalled();

  dispatchEvent(new Event('load'));
  await jest.runAllTimersAsync();

  expect(faces()).toBeUndefined();
  expect(localStorage.getItem('shell.faces')).toBe('here');
});

it('names them once all that the page reads have come', async () => {
  let come: () => void = () => undefined;
  display.load.mockReturnValueOnce(new Promise<void>((resolve) => (come = resolve)));
  lateFaces(document);
  await jest.runAllTimersAsync();
  expect([text, italic, ofDevice].map(({ load }) => load.mock.calls.length)).toEqual([1, 0, 0]);
  expect(faces()).toBe('late');

  come();
  await jest.runAllTimersAsync();
  expect(faces()).toBeUndefined();
});

it('asks for the italic where there is a quote', async () => {
  document.body.append(document.createElement('blockquote'));
  lateFaces(document);
  await jest.runAllTimersAsync();

  expect(italic.load).toHaveBeenCalledTimes(1);
});

it('leaves those of her device where one cannot be had, and asks again with the next page', async () => {
  text.load.mockReturnValueOnce(Promise.reject(new Error('no network')));
  lateFaces(document);
  await jest.runAllTimersAsync();

  expect(faces()).toBe('late');
  expect(localStorage.getItem('shell.faces')).toBeNull();
});

it('shows them all the same where the browser keeps nothing', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  lateFaces(document);
  await jest.runAllTimersAsync();

  expect(faces()).toBeUndefined();
});
