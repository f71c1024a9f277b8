import type { Entities } from '../platform/database/data-source';
import { CommentEntity } from './lib/comment.entity';
import { BlockEntity } from './lib/block.entity';
import { DecisionEntity } from './moderation/decision.entity';
import { HiddenWordsEntity } from './lib/hidden-words.entity';
import { ReportEntity } from './moderation/report.entity';
import { SuspensionEntity } from './moderation/suspension.entity';
import { PostLikeEntity } from './posts/post-like.entity';
import { PostEntity } from './lib/post.entity';

/** The area's tables. With at least one, its module registers with PersonalData. */
export const communityEntities: Entities = [
  PostEntity,
  PostLikeEntity,
  CommentEntity,
  ReportEntity,
  BlockEntity,
  HiddenWordsEntity,
  DecisionEntity,
  SuspensionEntity,
];
