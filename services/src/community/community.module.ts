import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HttpModule } from '../platform/http.module';
import { TakenAwayModule } from '../platform/taken-away/taken-away.module';
import { communityEntities } from './community.entities';
import { AccountModule } from '../account';
import { CommentNotices } from './comments/comment-notices';
import { CommentTracesRepository } from './comments/comment-traces.repository';
import { CommentsController } from './comments/comments.controller';
import { CommentsRepository } from './comments/comments.repository';
import { CommentsService } from './comments/comments.service';
import { CommunityPersonalData } from './community-personal-data';
import { CommunityDeletionsController } from './community-deletions.controller';
import { CommunityDeletions } from './community-deletions';
import { Audience } from './moderation/audience';
import { Writing } from './moderation/writing';
import { AuthorNotices } from './moderation/author-notices';
import { BlocksRepository } from './moderation/blocks.repository';
import { BlocksService } from './moderation/blocks.service';
import { DecisionsRepository } from './moderation/decisions.repository';
import { HiddenWordsRepository } from './moderation/hidden-words.repository';
import { Measures } from './moderation/measures';
import { ModerationTracesRepository } from './moderation/moderation-traces.repository';
import { ModerationController } from './moderation/moderation.controller';
import { ModerationService } from './moderation/moderation.service';
import { ModerationQueue } from './moderation/queue';
import { ReportsRepository } from './moderation/reports.repository';
import { ReportsService } from './moderation/reports.service';
import { SubjectsRepository } from './moderation/subjects.repository';
import { SuspensionsRepository } from './moderation/suspensions.repository';
import { LikesRepository } from './posts/likes.repository';
import { PostTracesRepository } from './posts/post-traces.repository';
import { PostLists } from './posts/post-lists';
import { PostsController } from './posts/posts.controller';
import { PostsRepository } from './posts/posts.repository';
import { PostsService } from './posts/posts.service';
import { QuietPostsRepository } from './posts/quiet-posts.repository';

/** Hand out and remove what is stored of a person. */
const personalData = [CommunityPersonalData];

/** Put back what was deleted. */
const restoreHandlers = [CommunityDeletions];

const rows = [
  BlocksRepository,
  CommentTracesRepository,
  CommentsRepository,
  DecisionsRepository,
  HiddenWordsRepository,
  LikesRepository,
  ModerationTracesRepository,
  PostTracesRepository,
  PostsRepository,
  QuietPostsRepository,
  ReportsRepository,
  SubjectsRepository,
  SuspensionsRepository,
];

const moderation = [
  AuthorNotices,
  BlocksService,
  Measures,
  ModerationQueue,
  ModerationService,
  ReportsService,
];
const words = [Audience, CommentNotices, CommentsService, PostLists, PostsService, Writing];

@Module({
  imports: [HttpModule, TakenAwayModule, TypeOrmModule.forFeature([...communityEntities]), AccountModule],
  controllers: [PostsController, CommentsController, CommunityDeletionsController, ModerationController],
  providers: [...personalData, ...restoreHandlers, ...rows, ...moderation, ...words],
})
export class CommunityModule {}
