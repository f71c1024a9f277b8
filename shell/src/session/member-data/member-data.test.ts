import { account } from '@nestwell/contracts/account';
import { pageDataIds } from '@nestwell/contracts/delivery';
import { storedUserId, storeUserId } from '@nestwell/remote-kit/host';
import { answer, fakeCaches, refuse, settle } from '@nestwell/remote-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { readPageData } from '../../remotes/page-data';
import { watchHer } from '../../versions/half-filled';
import { restoreSession } from '../restore';
import { ada, amara, pageOfHers, type HerPage } from './testing/page-of-hers';
import { MARKER } from './testing/planted';

watchHer(document);

beforeEach(() => Object.assign(globalThis, { caches: fakeCaches() }));
afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(globalThis, 'caches');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const endings: Record<string, (page: HerPage) => unknown> = {
  'she logs out': ({ leaving }) => leaving.session.logout(),
  'she switches user': async ({ leaving }) => {
    const left = leaving.session.switchUser();
    while (leaving.asked.get() === null) await settle();
    await leaving.answer('discard');
    await left;
  },
  'her account is erased': ({ leaving }) => leaving.session.logout({ isErased: true }),
  'her session has ended elsewhere': ({ lost }) => lost.notice(),
  'another tab logs out': () => {
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
  },
  'she is restored, and the server knows her no more': async ({ store, queryClient, server, data }) => {
    queryClient.clear();
    server.answer(refuse(account.getUser, 'unauthorized'));
    await restoreSession(store, queryClient, undefined, data.clear);
  },
  'somebody else signs in over a form of hers': async ({ lost, leaving }) => {
    document.body.innerHTML += '<textarea aria-label="Your post"></textarea>';
    fireEvent.input(screen.getByRole('textbox', { name: 'Your post' }), { target: { value: 'Third night' } });
    lost.notice();
    expect(lost.asked.get()).toBe(true);
    await leaving.session.login(ada.email);
    screen.getByRole('textbox', { name: 'Your post', hidden: true }).remove();
  },
};

it('plants its marker in every place', async () => {
  const { found, markers } = await pageOfHers();

  expect(await found()).toEqual(Object.keys(markers));
});

it.each(Object.entries(endings))('leaves nothing of hers in any place once %s', async (_, end) => {
  const page = await pageOfHers();

  await end(page);
  await page.data.settled();

  expect(await page.found()).toEqual([]);
  expect(storedUserId()).not.toBe(amara.id);
});

it('leaves alone what the next member keeps, who has signed in in another tab', async () => {
  const { data, server } = await pageOfHers();
  server.answer(answer(account.getUser, ada));
  const words = `drafts.${ada.id}.care.question.new`;
  localStorage.clear();
  storeUserId(ada.id);
  localStorage.setItem(words, 'Hers');
  dispatchEvent(new StorageEvent('storage', { key: 'userId', newValue: ada.id }));
  await data.settled();

  expect([storedUserId(), localStorage.getItem(words)]).toEqual([ada.id, 'Hers']);
});

it('takes the queries that came with the page out of the document as they are read', () => {
  const state = { queries: [{ queryHash: 'posts', state: { data: { name: MARKER } } }] };
  document.body.innerHTML = `<script type="application/json" id="${pageDataIds.queries}">${JSON.stringify({ zone: null, state })}</script>`;

  expect(readPageData(document).queries).toEqual(state);
  expect(document.documentElement.outerHTML).not.toContain(MARKER);
});

it('hides the open form of a session that lapsed, lets go of what is not on the screen, and shows it to her again', async () => {
  const { server, lost, leaving, data, queryClient, found } = await pageOfHers();
  document.body.innerHTML = '<main><textarea aria-label="Your post"></textarea></main>';
  const field = screen.getByRole('textbox', { name: 'Your post' });
  fireEvent.input(field, { target: { value: 'Third night' } });

  lost.notice();
  expect(field).not.toBeVisible();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  await data.settled();
  const stays = await found();
  for (const place of ['database of answers', 'cache of announcements', 'sessionStorage', 'resource timings'])
    expect(stays).not.toContain(place);
  expect(Object.keys(localStorage).sort()).toEqual([`drafts.${amara.id}.care.question.new`, 'userId']);

  server.answer(answer(account.findUserByEmail, amara));
  await leaving.session.login(amara.email);
  expect(field).toBeVisible();
  expect(field).toHaveValue('Third night');
});
