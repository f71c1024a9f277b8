import { heldBefore } from './held';
import { begins, during, loads, onRunning, running, seen } from './running';
import { watchPage } from './watch-page';

const LATER = 6000;
const heldLater = () => heldBefore(() => localStorage, Date.now() + LATER);
const { setTimeout: untouched, addEventListener: asItWas } = window;

beforeAll(() => watchPage(window));
afterEach(() => {
  seen(true);
  document.body.replaceChildren();
  localStorage.clear();
});

it('leaves the functions of the page as they are', () => {
  expect([setTimeout, addEventListener]).toEqual([untouched, asItWas]);
});

it('an event is of the module in whose part of the page it happens, until it is over', () => {
  const owners: (string | undefined)[] = [];
  document.body.innerHTML = '<div data-remote="tea@2"><button>Pour</button></div><button>Leave</button>';
  const look = () => owners.push(running()?.owner);
  document.addEventListener('click', look);

  for (const button of document.querySelectorAll('button')) {
    button.click();
    owners.push(running()?.owner);
  }

  expect(owners).toEqual(['tea@2', undefined, undefined, undefined]);
  document.removeEventListener('click', look);
});

it('whoever listens is told at once, and a print dialog holds nobody up', () => {
  const heard: unknown[] = [];
  onRunning((now) => heard.push(now?.owner));
  during('tea@2', 'event', () => dispatchEvent(new Event('beforeprint')));
  onRunning(() => undefined);

  expect(heard.slice(0, 2)).toEqual(['tea@2', undefined]);
});

it.each([
  ['is left', 'pagehide', 'pageshow'],
  ['prints', 'beforeprint', 'afterprint'],
])(
  'a page that %s blames nobody, whatever its last events draw, until it comes back',
  (_, leaves, returns) => {
    dispatchEvent(new Event(leaves));
    begins('tea@2', 'render');
    const arrived = loads('tea@2');
    expect(heldLater()).toEqual({});

    dispatchEvent(new Event(returns));
    begins('tea@2', 'render');
    expect(heldLater()).toHaveProperty('tea@2');
    arrived();
  },
);
