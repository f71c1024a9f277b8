import type { Account } from './account';
import { idIn, post, TAKEN, write } from './write';

const MOST_POSTS = 30;

export interface SharedPost {
  id: string;
  /** Whose it is; a post of an account that was erased is gone. */
  by: string;
}

/** What all members see: without her name, so that no answer may tell it to another. */
export async function takePart(member: Account, posts: SharedPost[]): Promise<void> {
  if (posts.length < 3 || member.chance(0.2)) {
    const body = { userId: member.id, content: 'A long night', anonymous: true };
    const id = idIn(await write(member, post('/api/community/posts', body)));
    if (id !== undefined) posts.push({ id, by: member.owner });
    if (posts.length > MOST_POSTS) posts.shift();
    return;
  }
  const { id: postId, by } = member.pick(posts);
  const comment = { userId: member.id, postId, content: 'Better now', anonymous: true };
  const block = post(`/api/users/${member.id}/blocks`, { subject: 'post', subjectId: postId });
  const calls = [
    post(`/api/community/posts/${postId}/like`, {}),
    post('/api/community/comments', comment),
    // Nobody blocks her own words.
    ...(by === member.owner ? [] : [block]),
  ];
  await write(member, member.pick(calls));
  if (member.chance(0.7)) return;
  const listed = await member.call({ method: 'GET', target: `/api/users/${member.id}/blocks` }, [200, 402]);
  if (listed?.status !== 200) return;
  for (const { id } of JSON.parse(listed.text) as { id: string }[])
    await member.call({ method: 'DELETE', target: `/api/users/${member.id}/blocks/${id}` }, TAKEN);
}
