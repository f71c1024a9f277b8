import { rememberPage } from './page-state';

class Carrier {
  static make = () => 'made';
  say() {
    return 'as it was';
  }
}

const page = () => ({ Promise: Carrier, history: new Carrier() });

it('finds and mends what was replaced in a prototype, or added to it', () => {
  const scope = page();
  const state = rememberPage(scope);
  expect(state.restore()).toEqual([]);

  Carrier.prototype.say = () => 'spoiled';
  Carrier.make = () => 'spoiled';
  Object.assign(Carrier.prototype, { extra: true });
  expect(state.restore()).toEqual(['make', 'say', 'extra']);
  expect([new Carrier().say(), Carrier.make(), 'extra' in Carrier.prototype]).toEqual([
    'as it was',
    'made',
    false,
  ]);
  expect(state.restore()).toEqual([]);
  expect(state.isBeyondRepair()).toBe(false);
});

it('takes from a single object only what hides a function of its kind', () => {
  const scope = page();
  const state = rememberPage(scope);
  Object.assign(scope.history, { say: () => 'spoiled', mine: true });
  expect(state.restore()).toEqual(['say']);
  expect(scope.history).toEqual({ mine: true });
});

it('says so when something cannot be made as it was', () => {
  const state = rememberPage(page());
  Object.defineProperty(Carrier.prototype, 'stays', { value: 1, configurable: false });
  expect(state.restore()).toEqual(['stays']);
  expect(state.isBeyondRepair()).toBe(true);
});

it('mends arrays without needing them', () => {
  const { filter, map } = Array.prototype;
  const state = rememberPage();
  const broken = () => {
    throw new Error('sabotage');
  };
  Object.assign(Array.prototype, { filter: broken, map: broken });
  expect(state.restore()).toEqual(['filter', 'map']);
  expect([Array.prototype.filter, Array.prototype.map]).toEqual([filter, map]);
});
