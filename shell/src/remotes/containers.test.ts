import { declarationIn } from './containers';

const SCOPE = 'tea_4f2a';
const entry = (attempt = 0) => ({
  url: `/r/tea/4f2a/remoteEntry.js?attempt=${attempt}`,
  integrity: 'sha384-x',
});
const containers = globalThis as unknown as Record<string, unknown>;

/** What an entry does when it runs; jsdom fetches no scripts. */
let runs: () => 'load' | 'error';
beforeEach(() => {
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [script] = nodes as HTMLScriptElement[];
    queueMicrotask(() => script?.dispatchEvent(new Event(runs())));
  });
});
afterEach(() => Reflect.deleteProperty(containers, SCOPE));

const remote = { pages: [], widgets: [] };
const container = () => ({ init: jest.fn(), get: () => Promise.resolve(() => ({ remote })) });
const comes = (made: unknown) => () => {
  containers[SCOPE] = made;
  return 'load' as const;
};

it('runs an entry once, and starts its container once', async () => {
  const made = container();
  runs = comes(made);

  expect(await declarationIn(SCOPE, entry())).toBe(remote);
  expect(await declarationIn(SCOPE, entry())).toBe(remote);
  expect(document.head.append).toHaveBeenCalledTimes(1);
  expect(made.init).toHaveBeenCalledTimes(1);
});

it('runs another address anew, and takes nothing from the one before it', async () => {
  runs = comes(container());
  await declarationIn(SCOPE, entry(1));
  // Such as a script that fails before it names its container.
  runs = () => 'load';

  await expect(declarationIn(SCOPE, entry(2))).rejects.toThrow(
    '/r/tea/4f2a/remoteEntry.js?attempt=2 is not tea_4f2a',
  );
});

it('says which entry cannot be loaded', async () => {
  runs = () => 'error';
  await expect(declarationIn(SCOPE, entry(3))).rejects.toThrow('attempt=3 cannot be loaded');
});
