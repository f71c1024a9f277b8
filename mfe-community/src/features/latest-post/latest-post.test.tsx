import { community } from '@nestwell/contracts/community';
import { answer, aUser, offline, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import { noteOpened } from '../../lib/opened-here';
import { aPost } from '../../testing/a-post';
import { LatestPost } from './latest-post';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const away = () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderWithHost(<LatestPost />, { answers: [offline(community.listPosts)] });
};

it('says without a network that posts come back, and that what she writes is kept where she can write it', async () => {
  noteOpened();
  away();

  const place = await screen.findByRole('region', { name: 'Community' });
  expect(place).toHaveTextContent(
    'Posts come back with the connection. A post you write now is kept as a draft.',
  );
  expect(screen.getByRole('link', { name: 'write now' })).toHaveAttribute('href', '/community?open=post');
});

it('promises no form that this device has never had', async () => {
  away();

  expect(await screen.findByText('Posts come back with the connection.')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('leads to a post that she kept as a draft', async () => {
  localStorage.setItem(`drafts.${aUser().id}.community.post`, JSON.stringify({ content: 'Half a thought' }));
  renderWithHost(<LatestPost />, { answers: [answer(community.listPosts, [aPost()])] });

  expect(await screen.findByRole('link', { name: 'A post of yours is kept as a draft' })).toHaveAttribute(
    'href',
    '/community',
  );
});
