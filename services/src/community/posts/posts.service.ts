import { Injectable } from '@nestjs/common';
import type { Category, community, Post } from '@nestwell/contracts/community';
import type { BodyOf, QueryOf } from '@nestwell/contracts/kernel';
import { suggestsRisk } from '@nestwell/domain/risk-words';
import { Database } from '../../platform/database/database';
import { soon, type Soon } from '../../platform/database/soon';
import { notFound } from '../../platform/http/errors';
import type { Paged } from '../../platform/http/paging';
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

  list(readerId: string, query: QueryOf<typeof community.listPosts>): Soon<Paged<Post>> {
    const { category, ...page } = query;
    return soon(this.posts.page(readerId, { ...page, category: categoryOf(category) }), (found) => {
      const names = new Map(
        found.rows.flatMap(({ userId, authorName }) =>
          userId === null || authorName === null ? [] : [[userId, authorName] as const],
        ),
      );
      return found.map((post) => toPost(post, readerId, names));
    });
  }

  async countNew(readerId: string, { category, after }: QueryOf<typeof community.countNewPosts>) {
    return { count: await this.posts.countAfter(readerId, after, categoryOf(category)) };
  }

  async read(readerId: string, id: string): Promise<Post> {
    return this.viewFor(readerId, await this.visiblePost(readerId, id));
  }

  async create(authorId: string, { content, category, anonymous = false }: NewPost) {
    const createdAt = await this.writing.allow(authorId);
    const post = await this.posts.insert({ userId: authorId, anonymous, content, category, createdAt });
    await this.writing.published({ subject: 'post', subjectId: post.id, content, at: createdAt });
    const view = await this.viewFor(authorId, { ...post, likedByMe: false });
    return { ...view, offerSupport: suggestsRisk(content) };
  }

  async edit(authorId: string, id: string, changes: PostChanges): Promise<Post> {
    const post = await this.ownPost(authorId, id);
    const edited = { ...changes, editedAt: await this.writing.allow(authorId) };
    await this.posts.update(id, edited);
    const { content, editedAt: at } = { ...post, ...edited };
    await this.writing.changed({ subject: 'post', subjectId: id, content, at });
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

  private async ownPost(authorId: string, id: string): Promise<SeenPost> {
    const post = await this.posts.ownById(authorId, id);
    if (!post) throw notFound('Post');
    return post;
  }

  private async viewFor(readerId: string, post: SeenPost): Promise<Post> {
    return toPost(post, readerId, await this.audience.namesFor([post]));
  }
}

const categoryOf = (category: Category | 'all' | undefined) => (category === 'all' ? undefined : category);
