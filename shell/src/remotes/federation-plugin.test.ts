import type { Release } from '@nestwell/contracts/delivery';
import { running } from '../watch/running';
import { federationPlugin } from './federation-plugin';

const release: Release = {
  version: '4f2a',
  scope: 'tea_4f2a',
  entry: { url: '/r/tea/4f2a/remoteEntry.js', integrity: 'sha256-x' },
  css: [],
  pages: [],
  widgets: [],
  contract: 2,
};

type Hook = (args: object) => unknown;

/** The plugin's hooks as the runtime calls them, with what they read of their arguments. */
function hooks() {
  const plugin = federationPlugin((scope) => (scope === release.scope ? release : undefined));
  return plugin as unknown as Record<'createScript' | 'afterLoadEntry' | 'beforeExecuteFactory', Hook>;
}

const remoteInfo = { name: release.scope };
const loading = () =>
  Object.values({ ...localStorage }).filter((mark) => / load /.test(String(mark))) as string[];

it('loads an entry with its integrity hash, anonymously, and within 4 seconds', () => {
  const url = 'http://localhost/r/tea/4f2a/remoteEntry.js?attempt=1';

  const { script, timeout } = hooks().createScript({ url, remoteInfo }) as {
    script: HTMLScriptElement;
    timeout: number;
  };

  expect(script).toMatchObject({ src: url, integrity: 'sha256-x', crossOrigin: 'anonymous' });
  expect(timeout).toBe(4000);
});

it('leaves scripts of others to the runtime', () => {
  expect(hooks().createScript({ url: '/other.js', remoteInfo: { name: 'other' } })).toBeUndefined();
});

it('marks the release as loading until its entry has loaded or failed', async () => {
  const plugin = hooks();
  plugin.createScript({ url: release.entry.url, remoteInfo });
  expect(loading()).toEqual([expect.stringMatching(/ load .*tea@4f2a/)]);

  await plugin.afterLoadEntry({ remoteInfo, error: new Error('timed out') });

  expect(loading().filter((mark) => mark.includes('tea@4f2a'))).toEqual([]);
});

it('marks the release as running when its exposed module is about to run', async () => {
  await hooks().beforeExecuteFactory({ moduleInfo: remoteInfo });

  expect(running()).toEqual({ owner: 'tea@4f2a', doing: 'import' });
});
