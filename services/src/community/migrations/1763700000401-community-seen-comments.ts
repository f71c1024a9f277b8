import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const byAuthor = new TableIndex({ name: 'ix_comments_user_id', columnNames: ['user_id', 'id'] });
const byAuthorAndPost = new TableIndex({
  name: 'ix_comments_user_post',
  columnNames: ['user_id', 'post_id'],
});

/** A post counts the comments that can be seen: those of one person below one post must be found quickly. */
export class CommunitySeenComments1763700000401 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex('comments', byAuthorAndPost);
    await runner.dropIndex('comments', byAuthor);
    await recount(runner, 'AND comments.hidden_at IS NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.createIndex('comments', byAuthor);
    await runner.dropIndex('comments', byAuthorAndPost);
    await recount(runner, '');
  }
}

/** Only posts with a hidden comment have another count than before. */
async function recount(runner: QueryRunner, condition: string): Promise<void> {
  await runner.query(
    `UPDATE posts SET comment_count =
       (SELECT COUNT(*) FROM comments WHERE comments.post_id = posts.id ${condition})
     WHERE id IN (SELECT post_id FROM comments WHERE hidden_at IS NOT NULL)`,
  );
}
