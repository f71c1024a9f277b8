import type { MigrationInterface, QueryRunner } from 'typeorm';
import { instant, refId, userTable } from '../../platform/database/table';

const hiddenWords = userTable('community_hidden_words', [refId('subject_id'), instant('created_at')], {
  uniques: { uq_community_hidden_words_subject: ['user_id', 'subject_id'] },
});

/** How a block that was made through anonymous words was named. */
const THROUGH_ANONYMOUS = "community_blocks.shown_name = 'Anonymous mum'";

/**
 * A block through anonymous words is one of these words alone. The older ones, which hid everything of their author,
 * become blocks of her last anonymous words before them: those she most likely had before her. Which they were was
 * not kept. Where they are gone, nothing is left to hide.
 */
export class CommunityHiddenWords1763700000402 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(hiddenWords);
    for (const words of ['posts', 'comments']) await runner.query(lastWords(words));
    await runner.query(`DELETE FROM community_blocks WHERE ${THROUGH_ANONYMOUS}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(hiddenWords);
  }
}

const lastWords = (words: string) => `
  INSERT INTO community_hidden_words (user_id, id, subject_id, created_at)
  SELECT community_blocks.user_id, community_blocks.id, MAX(${words}.id), community_blocks.created_at
  FROM community_blocks
  JOIN ${words} ON ${words}.user_id = community_blocks.blocked_user_id
    AND ${words}.anonymous = 1 AND ${words}.created_at <= community_blocks.created_at
  LEFT JOIN community_hidden_words taken
    ON taken.user_id = community_blocks.user_id AND taken.id = community_blocks.id
  WHERE ${THROUGH_ANONYMOUS} AND taken.id IS NULL
  GROUP BY community_blocks.user_id, community_blocks.id, community_blocks.created_at`;
