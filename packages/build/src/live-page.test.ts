import { pageDataIds, type RegisteredRemote, type Registry } from '@nestwell/contracts/delivery';
import { withLiveData } from './live-page';
import { pageTemplate } from './page-template';

const remote = (version: string): RegisteredRemote => ({
  version,
  scope: `a_${version}`,
  entry: { url: `/r/${version}.js`, integrity: '' },
  css: [],
  pages: [{ path: '/a', title: '</script> & more' }],
  widgets: [],
  contract: 2,
});

const pageWith = (registry: Registry, config: unknown) =>
  pageTemplate({
    title: 'A site',
    data: { [pageDataIds.registry]: registry, [pageDataIds.config]: config, [pageDataIds.queries]: null },
  });

const dataOf = (html: string | undefined, id: string): unknown =>
  JSON.parse(new DOMParser().parseFromString(html ?? '', 'text/html').getElementById(id)?.textContent ?? '');

const empty = pageWith({ rev: 0, remotes: {} }, {});

it('takes over what the live site says, and puts the modules under development in', () => {
  const live = pageWith(
    { rev: 7, remotes: { tea: remote('t1'), sleep: remote('s1') } },
    { paymentProvider: 'live' },
  );

  const page = withLiveData(empty, live, { sleep: remote('dev') });

  expect(dataOf(page, pageDataIds.registry)).toEqual({
    rev: 7,
    remotes: { tea: remote('t1'), sleep: remote('dev') },
  });
  expect(dataOf(page, pageDataIds.config)).toEqual({ paymentProvider: 'live' });
});

it('remembers who is signed in there, and nobody where nobody is', () => {
  const liveFor = (queryKey: string[], data: unknown) =>
    pageTemplate({
      title: 'Live',
      data: {
        [pageDataIds.registry]: { rev: 1, remotes: {} },
        [pageDataIds.config]: {},
        [pageDataIds.queries]: { zone: 'UTC', state: { queries: [{ queryKey, state: { data } }] } },
      },
    });

  expect(withLiveData(empty, liveFor(['/api/users', 'ana-7'], { name: 'Ana' }), {})).toContain(
    `localStorage.setItem('userId', "ana-7")`,
  );
  expect(withLiveData(empty, liveFor(['/api/users', 'ana-7'], null), {})).not.toContain(
    'localStorage.setItem',
  );
  expect(withLiveData(empty, liveFor(['/api/foods', 'tea'], {}), {})).not.toContain('localStorage.setItem');
});

it('makes nothing of a page that carries no data', () => {
  expect(withLiveData(empty, '<h1>Welcome to nginx!</h1>', {})).toBeUndefined();
});
