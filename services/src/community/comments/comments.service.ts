import { Injectable } from '@nestjs/common';
import type { Comment, community } from '@nestwell/contracts/community/server';
import type { BodyOf, QueryOf } from '@nestwell/contracts/kernel/server';
import { suggestsRisk } from '@nestwell/domain/risk-words';
import { notFound } from '../../platform/http/errors';
import type { Paged } from '../../platform/http/paging';
import { Audience } from '../moderation/audience';
import { shownAuthor } from '../lib/shown-author';
import { Writing } from '../moderation/writing';
import { PostsService } from '../posts/posts.service';
import { CommentNotices } from './comment-notices';
import type { CommentEntity } from '../lib/comment.entity';
import { CommentsRepository } from './comments.repository';

type NewComment = BodyOf<typeof community.createComment>;
type Wanted = QueryOf<typeof community.listComments>;

@Injectable()
export class CommentsService {
  constructor(
    private readonly comments: CommentsRepository,
    private readonly posts: PostsService,
    private readonly audience: Audience,
    private readonly writing: Writing,
    private readonly notices: CommentNotices,
  ) {}

  async list(readerId: string, postId: string, { show, ...page }: Wanted): Promise<Paged<Comment>> {
    const isQuiet = await this.audience.isQuietFor(readerId, { show });
    await this.posts.shownPost(readerId, postId, { show });
    const found = await this.comments.page(readerId, postId, { ...page, isQuiet });
    const names = await this.audience.namesFor(found.rows);
    return found.map((comment) => toComment(comment, readerId, names));
  }

  async create(authorId: string, { postId, content, anonymous = false }: NewComment) {
    const post = await this.posts.visiblePost(authorId, postId);
    const createdAt = await this.writing.allow(authorId);
    const quietRoom = await this.audience.isAfterLoss(authorId);
    const values = { postId, userId: authorId, anonymous, quietRoom, content, createdAt };
    const comment = await this.comments.add(values);
    await this.writing.published({ subject: 'comment', subjectId: comment.id, content, at: createdAt });
    await this.notices.tellAuthorOf(post, comment);
    return { ...(await this.viewFor(authorId, comment)), offerSupport: suggestsRisk(content) };
  }

  async edit(authorId: string, id: string, content: string): Promise<Comment> {
    const comment = await this.ownComment(authorId, id);
    const editedAt = await this.writing.allow(authorId);
    const quietRoom = comment.quietRoom && (await this.audience.isAfterLoss(authorId));
    const edited = { content, quietRoom, editedAt };
    await this.comments.update(id, edited);
    await this.writing.changed({ subject: 'comment', subjectId: id, content, at: editedAt });
    return this.viewFor(authorId, { ...comment, ...edited });
  }

  private async ownComment(authorId: string, id: string): Promise<CommentEntity> {
    const comment = await this.comments.byId(id);
    if (comment?.userId !== authorId) throw notFound('Comment');
    return comment;
  }

  private async viewFor(readerId: string, comment: CommentEntity): Promise<Comment> {
    return toComment(comment, readerId, await this.audience.namesFor([comment]));
  }
}

function toComment(comment: CommentEntity, readerId: string, names: ReadonlyMap<string, string>): Comment {
  const { id, postId, content } = comment;
  return {
    id,
    postId,
    ...shownAuthor(comment, names),
    content,
    createdAt: comment.createdAt.toISOString(),
    editedAt: comment.editedAt?.toISOString() ?? null,
    mine: comment.userId === readerId,
  };
}
