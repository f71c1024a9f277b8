import { natives, takeNatives } from './natives';

/** Replaces functions of the page as a careless module would; afterwards all is as it was. */
function replaced(owner: object, names: readonly string[]): void {
  for (const name of names) {
    const before = Object.getOwnPropertyDescriptor(owner, name);
    const broken = () => {
      throw new Error(`${name} was replaced`);
    };
    Object.defineProperty(owner, name, { value: broken, configurable: true, writable: true });
    restores.push(() =>
      before ? Object.defineProperty(owner, name, before) : Reflect.deleteProperty(owner, name),
    );
  }
}

let restores: (() => unknown)[] = [];
afterEach(() => {
  for (const restore of restores) restore();
  restores = [];
});

it('works with the functions that were there at the start, whatever takes their places', async () => {
  globalThis.fetch = () => Promise.resolve(new Response('ours'));
  takeNatives();
  replaced(globalThis, ['fetch', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval']);
  replaced(EventTarget.prototype, ['addEventListener', 'removeEventListener']);
  replaced(Storage.prototype, ['getItem', 'setItem', 'removeItem']);

  expect(await (await natives.fetch('/')).text()).toBe('ours');
  await new Promise<void>((over) => natives.after(0, over));
  await new Promise<void>((over) => {
    const stop = natives.every(1, () => {
      stop();
      over();
    });
  });
  natives.write(localStorage, 'a', '1');
  expect(natives.read(localStorage, 'a')).toBe('1');
  natives.remove(localStorage, 'a');
  expect(natives.read(localStorage, 'a')).toBeNull();
  let heard = 0;
  const stop = natives.listen(window, 'online', () => (heard += 1));
  window.dispatchEvent(new Event('online'));
  stop();
  window.dispatchEvent(new Event('online'));
  expect(heard).toBe(1);
});
