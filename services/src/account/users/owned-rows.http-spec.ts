import { community } from '@nestwell/contracts/community/server';
import { parts } from '../../app';
import { Database } from '../../platform/database/database';
import { TestApp } from '../../platform/testing/test-app';
import { aMember } from '../../testing/member';
import { UserEntity } from './user.entity';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start({ parts });
}, 60_000);
afterAll(() => app.stop());

it('an answer to a member who is being erased is refused as not found, and signs nobody out', async () => {
  const author = await aMember(app);
  const reader = await aMember(app);
  const post = { userId: author.id, content: 'A long night', anonymous: true };
  const { body } = await author.call(community.createPost, { body: post });
  await app.get(Database).source.getRepository(UserEntity).delete({ id: author.id });

  const comment = { userId: reader.id, postId: body.id, content: 'Better now', anonymous: true };
  const answer = await reader.call(community.createComment, { body: comment });

  expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect((await reader.call(community.listPosts, {})).status).toBe(200);
});
