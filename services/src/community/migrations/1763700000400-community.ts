import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  flag,
  instant,
  integer,
  key,
  refId,
  table,
  text,
  userTable,
  varchar,
} from '../../platform/database/table';

const words = [
  flag('anonymous'),
  text('content'),
  instant('hidden_at', { nullable: true }),
  instant('created_at'),
];
const edited = instant('edited_at', { nullable: true });

const posts = table(
  'posts',
  [
    key(refId('id')),
    refId('user_id', { nullable: true }),
    ...words,
    edited,
    varchar('category', 9),
    integer('likes'),
    integer('comment_count'),
  ],
  { indices: { ix_posts_category_id: ['category', 'id'], ix_posts_user_id: ['user_id', 'id'] } },
);

const likes = table('post_likes', [key(refId('post_id')), key(refId('user_id'))], {
  indices: { ix_post_likes_user_id: ['user_id'] },
});

const comments = table('comments', [key(refId('id')), refId('post_id'), refId('user_id'), ...words, edited], {
  indices: { ix_comments_post_id: ['post_id', 'id'], ix_comments_user_id: ['user_id', 'id'] },
});

const reports = table(
  'community_reports',
  [
    key(refId('subject_id')),
    key(refId('reporter_id')),
    varchar('subject', 7),
    varchar('reason', 15),
    varchar('note', 500, { nullable: true }),
    instant('created_at'),
    instant('settled_at', { nullable: true }),
  ],
  {
    indices: {
      ix_community_reports_created_at: ['created_at'],
      ix_community_reports_reporter: ['reporter_id'],
    },
  },
);

const blocks = userTable(
  'community_blocks',
  [refId('blocked_user_id'), varchar('shown_name', 120), instant('created_at')],
  {
    uniques: { uq_community_blocks_pair: ['user_id', 'blocked_user_id'] },
    indices: { ix_community_blocks_blocked: ['blocked_user_id'] },
  },
);

const decisions = table(
  'community_decisions',
  [
    key(refId('id')),
    refId('subject_id'),
    varchar('subject', 7),
    varchar('action', 7),
    refId('admin_id'),
    varchar('why', 500),
    instant('created_at'),
  ],
  { indices: { ix_community_decisions_subject: ['subject_id', 'id'] } },
);

const suspensions = table('community_suspensions', [key(refId('user_id')), instant('until')]);

const tables = [posts, likes, comments, reports, blocks, decisions, suspensions];

export class Community1763700000400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const one of tables) await runner.createTable(one);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const one of tables.toReversed()) await runner.dropTable(one);
  }
}
