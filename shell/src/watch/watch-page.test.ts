import { heldBefore } from './held';
import { loads } from './loading';
import { begins, during, onRunning, running, stands } from './running';
import { watchPage } from './watch-page';

let whose: string | undefined;
const look = () => (whose = running()?.owner);
const { setTimeout: real } = window;

beforeAll(() => watchPage(window));
beforeEach(() => (whose = undefined));
afterEach(() => {
  stands();
  document.body.replaceChildren();
});

it('a timer that a module started is its own when its time comes, with what it was given', async () => {
  const given = await new Promise((resolve) => {
    const told = (...words: unknown[]) => resolve([...words, look()]);
    during('tea@2', 'render', () => setTimeout(told, 0, 'hot'));
  });

  expect(given).toEqual(['hot', 'tea@2']);
  expect(running()).toBeNull();
});

it('a timer that a timer started is the same module’s', async () => {
  const started = new Promise((resolve) => {
    during('tea@2', 'render', () => setTimeout(() => setTimeout(() => resolve(look()))));
  });

  expect(await started).toBe('tea@2');
});

it('a timer can be called off', async () => {
  const act = jest.fn();
  clearTimeout(during('tea@2', 'render', () => setTimeout(act)));
  await new Promise((resolve) => real(resolve, 5));

  expect(act).not.toHaveBeenCalled();
});

it("the shell's own timers are nobody's", async () => {
  const whose = await new Promise((resolve) => setTimeout(() => resolve(running())));

  expect(whose).toBeNull();
});

it('an event is of the module in whose part of the page it happens', () => {
  document.body.innerHTML = '<div data-remote="tea@2"><button>Pour</button></div><button>Leave</button>';
  const [pour, leave] = [...document.querySelectorAll('button')];
  document.addEventListener('click', look);

  leave?.click();
  expect(whose).toBeUndefined();
  pour?.click();
  expect(whose).toBe('tea@2');
  document.removeEventListener('click', look);
});

it('whoever listens is told at once, and a print dialog holds nobody up', () => {
  const heard: unknown[] = [];
  onRunning((now) => heard.push(now?.owner));
  during('tea@2', 'event', () => dispatchEvent(new Event('beforeprint')));
  onRunning(() => undefined);

  expect(heard.slice(0, 2)).toEqual(['tea@2', undefined]);
});

it('a page that is left blames nobody, whatever its last events draw, until it comes back', () => {
  const later = Date.now() + 4000;
  dispatchEvent(new Event('pagehide'));
  begins('tea@2', 'render');
  const arrived = loads('tea@2');
  expect(heldBefore(() => localStorage, later)).toEqual({});

  dispatchEvent(new Event('pageshow'));
  begins('tea@2', 'render');
  expect(heldBefore(() => localStorage, later)).toHaveProperty('tea@2');
  arrived();
  localStorage.clear();
});
