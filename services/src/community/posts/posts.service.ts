import { Injectable } from '@nestjs/common';
import type { community, Post, ShownPosts } from '@nestwell/contracts/community/server';
import type { BodyOf } from '@nestwell/contracts/kernel/server';
import { suggestsRisk } from '@nestwell/domain/risk-words';
import { Database } from '../../platform/database/database';
import { notFound } from '../../platform/http/errors';
import { Audience } from '../moderation/audience';
import { Writing } from '../moderation/writing';
import { LikesRepository } from './likes.repository';
import { toPost } from './post.mapper';
import { PostsRepository } from './posts.repository';
import type { SeenPost } from './seen-posts.repository';

type NewPost = BodyOf<typeof community.createPost>;
type PostChanges = BodyOf<typeof community.editPost>;

@Injectable()
export class PostsService {
  constructor(
    private readonly posts: PostsRepository,
    private readonly likes: LikesRepository,
    private readonly audience: Audience,
    private readonly writing: Writing,
    private readonly database: Database,
  ) {}

  async read(readerId: string, id: string, shown: ShownPosts): Promise<Post> {
    return this.viewFor(readerId, await this.shownPost(readerId, id, shown));
  }

  async create(authorId: string, { content, category, anonymous = false }: NewPost) {
    const createdAt = await this.writing.allow(authorId);
    const quietRoom = await this.audience.isAfterLoss(authorId);
    const values = { userId: authorId, anonymous, quietRoom, content, category, createdAt };
    const post = await this.posts.insert(values);
    await this.writing.published({ subject: 'post', subjectId: post.id, content, at: createdAt });
    const view = await this.viewFor(authorId, { ...post, likedByMe: false });
    return { ...view, offerSupport: suggestsRisk(content) };
  }

  async edit(authorId: string, id: string, changes: PostChanges): Promise<Post> {
    const post = await this.ownPost(authorId, id);
    const editedAt = await this.writing.allow(authorId);
    // Other words, written when the loss is over, are for the quiet room no more.
    const quietRoom = post.quietRoom && (await this.audience.isAfterLoss(authorId));
    const edited = { ...changes, quietRoom, editedAt };
    await this.posts.update(id, edited);
    const { content } = { ...post, ...edited };
    await this.writing.changed({ subject: 'post', subjectId: id, content, at: editedAt });
    return this.viewFor(authorId, { ...post, ...edited });
  }

  /** A second like by the same person takes the first one back. */
  like(readerId: string, id: string): Promise<{ likes: number; likedByMe: boolean }> {
    return this.database.run(async () => {
      await this.visiblePost(readerId, id);
      await this.posts.holdLikes(id);
      const takenBack = await this.likes.takeBack(id, readerId);
      if (!takenBack) await this.likes.add(id, readerId);
      await this.posts.countLike(id, takenBack ? -1 : 1);
      const counted = await this.posts.byId(id);
      return { likes: counted?.likes ?? 0, likedByMe: !takenBack };
    });
  }

  /** A post she may see; 404 for one that is hidden, gone, or by someone she blocked. */
  async visiblePost(readerId: string, id: string): Promise<SeenPost> {
    const post = await this.posts.visibleById(readerId, id);
    if (!post) throw notFound('Post');
    return post;
  }

  /** The same of what her lists show: from outside the quiet room only where she asks for everything. */
  async shownPost(readerId: string, id: string, shown: ShownPosts): Promise<SeenPost> {
    const isQuiet = await this.audience.isQuietFor(readerId, shown);
    const post = await this.posts.visibleById(readerId, id, isQuiet);
    if (!post) throw notFound('Post');
    return post;
  }

  private async ownPost(authorId: string, id: string): Promise<SeenPost> {
    const post = await this.posts.ownById(authorId, id);
    if (!post) throw notFound('Post');
    return post;
  }

  private async viewFor(readerId: string, post: SeenPost): Promise<Post> {
    return toPost(post, readerId, await this.audience.namesFor([post]));
  }
}
