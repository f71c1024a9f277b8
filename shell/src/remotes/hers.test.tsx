import type { CommandEntry, PageEntry } from '@nestwell/contracts/delivery';
import { aNursingMother, aQuietMember, aUser, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Keys } from '../keys/keys';
import { Bowl } from '../nav/bowl';
import { WhatWorks } from '../offline/what-works';
import { homePage } from '../routing/current-page';
import { aSite } from '../testing/a-site';
import { hersOf } from './hers';
import { RemotesProvider } from './remotes-context';

const nav = { label: 'Feeds', icon: 'page', order: 2 };
const feeds: PageEntry = { path: '/feeds', title: 'Feeds', key: 'f', states: ['postpartum'], nav };
const tea: PageEntry = { path: '/tea', title: 'Tea' };
const commands: CommandEntry[] = [
  { name: 'Log a feed', page: '/feeds', open: 'feed', group: 'log', key: 'l' },
  { name: 'Pour a cup', page: '/tea', open: 'cup', group: 'log', key: 'p', states: ['postpartum'] },
  { name: 'Wash up', page: '/tea', open: 'wash', group: 'log' },
];
const offline = [feeds, tea].map(({ path, title }) => ({
  page: path,
  line: { label: title, about: 'Kept', icon: 'page' },
}));
const site = { ...aSite([feeds, tea]), commands, offline };

const show = (user = aQuietMember('loss')) => {
  renderWithHost(
    <RemotesProvider remotes={site}>
      <Bowl page={homePage} onFind={() => undefined} />
      <WhatWorks />
      <Keys onUndo={() => undefined} />
    </RemotesProvider>,
    { user },
  );
  return userEvent.setup();
};

const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const options = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

it('places, what works offline, the palette, keys and their sheet leave out what is of another state', async () => {
  const user = show();

  expect(links().filter((words) => words?.includes('Feeds'))).toEqual([]);
  expect(links()).toContain('TeaKept');
  await user.keyboard('{Control>}k{/Control}');
  expect(await options()).toEqual(['Wash up', 'HomeG then H', 'Tea']);
  await user.keyboard('{Escape}?');
  expect(await screen.findByRole('dialog', { name: 'Shortcuts' })).toBeVisible();
  expect(screen.queryByText(/feed|cup/i)).not.toBeInTheDocument();
});

it('in the state that they name they are offered', async () => {
  const user = show(aNursingMother());

  expect(links()).toEqual(expect.arrayContaining(['Feeds', 'FeedsKept', 'TeaKept']));
  await user.keyboard('{Control>}k{/Control}');
  expect(await options()).toEqual(expect.arrayContaining(['Log a feedL', 'Pour a cupP', 'FeedsG then F']));
});

it('a visitor, whose state nobody knows, and a build that names none, miss nothing', () => {
  expect(hersOf(site, undefined)).toEqual({ pages: site.pages, commands, offline });
  expect(hersOf({ ...site, pages: aSite([tea]).pages }, aQuietMember('loss')).pages).toHaveLength(1);
});

it('what begins in a week of a pregnancy is offered from that week on', () => {
  const kicks: PageEntry = { path: '/kicks', title: 'Kicks', states: ['pregnant'], fromWeek: 28 };
  const offered = (pregnancyWeek: number) =>
    hersOf({ ...site, pages: aSite([kicks, tea]).pages }, aUser({ pregnancyWeek })).pages.map(
      ({ page }) => page.title,
    );

  expect(offered(27)).toEqual(['Tea']);
  expect(offered(28)).toEqual(['Kicks', 'Tea']);
});
