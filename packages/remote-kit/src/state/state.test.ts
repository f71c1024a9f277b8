import { createListeners } from './listeners';
import { createStore } from './store';

it('tells each listener until it stops', () => {
  const { subscribe, tell } = createListeners<[string]>();
  const heard: string[] = [];
  const stop = subscribe((word) => heard.push(word));
  tell('one');
  stop();
  tell('two');

  expect(heard).toEqual(['one']);
});

it('has the new value when it tells of a change', () => {
  const store = createStore(1);
  const seen: number[] = [];
  store.subscribe(() => seen.push(store.get()));
  store.set(2);

  expect(seen).toEqual([2]);
});
