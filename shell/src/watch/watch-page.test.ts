import { during, onRunning, running, stands } from './running';
import { watchPage } from './watch-page';

let whose: string | undefined;
const look = () => (whose = running()?.owner);
const { setTimeout: real } = window;
const pause = () => new Promise((resolve) => real(resolve, 10));

beforeAll(() => watchPage(window));
beforeEach(() => (whose = undefined));
afterEach(() => {
  stands();
  document.body.replaceChildren();
});

it('a timer that a module started is its own when its time comes, with what it was given', async () => {
  const given: unknown[] = [];
  during('tea@2', 'render', () =>
    setTimeout((...words: unknown[]) => void given.push(...words, look()), 0, 'hot'),
  );
  await pause();

  expect(given).toEqual(['hot', 'tea@2']);
  expect(running()).toBeNull();
});

it('a timer that a timer started is the same module’s, and can be called off', async () => {
  during('tea@2', 'render', () => setTimeout(() => setTimeout(look)));
  const off = during('cake@1', 'render', () => setTimeout(() => (whose = 'not called off')));
  clearTimeout(off);
  await pause();

  expect(whose).toBe('tea@2');
});

it("the shell's own timers are nobody's", async () => {
  setTimeout(() => (whose = running()?.owner ?? 'nobody'));
  await pause();

  expect(whose).toBe('nobody');
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
