import { lateFaces } from './late-faces';

const faces = () => document.documentElement.dataset['faces'];

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset['faces'] = 'late';
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  delete document.documentElement.dataset['faces'];
});

it('asks for typefaces only once the page has loaded, and remembers that this browser has them', () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  lateFaces(document);
  jest.runAllTimers();
  expect(faces()).toBe('late');

  dispatchEvent(new Event('load'));
  jest.runAllTimers();

  expect(faces()).toBeUndefined();
  expect(localStorage.getItem('shell.faces')).toBe('here');
});

it('shows them all the same where the browser keeps nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  lateFaces(document);
  jest.runAllTimers();

  expect(faces()).toBeUndefined();
});
