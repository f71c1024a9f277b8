import { community, type Post } from '@nestwell/contracts/community';
import { answer, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommunityPage } from '../community-page';

export const noneNew = answer(community.countNewPosts, { count: 0 });
export const posts = (...list: Post[]) => [answer(community.listPosts, list), noneNew];
export const show = (...answers: Parameters<typeof answer>[] | ReturnType<typeof posts>) =>
  renderWithHost(<CommunityPage />, { answers: answers as ReturnType<typeof posts>, route: '/community' });
export const list = () => screen.findByRole('feed', { name: 'Posts' });

export async function openComposer() {
  const user = userEvent.setup();
  await user.click(screen.getAllByRole('button', { name: 'New Post' })[0] as HTMLElement);
  return { user, dialog: await screen.findByRole('dialog', { name: 'Share with Community' }) };
}
