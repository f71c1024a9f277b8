import { Injectable } from '@nestjs/common';
import type { Category, community, Post } from '@nestwell/contracts/community/server';
import type { QueryOf } from '@nestwell/contracts/kernel/server';
import type { Paged } from '../../platform/http/paging';
import { Audience } from '../moderation/audience';
import { toPost } from './post.mapper';
import { PostsRepository, type PostsWanted } from './posts.repository';
import { QuietPostsRepository } from './quiet-posts.repository';

/** The posts a reader is shown: all of them, or those of the quiet room. */
@Injectable()
export class PostLists {
  constructor(
    private readonly posts: PostsRepository,
    private readonly quietPosts: QuietPostsRepository,
    private readonly audience: Audience,
  ) {}

  async list(
    readerId: string,
    { show, ...query }: QueryOf<typeof community.listPosts>,
  ): Promise<Paged<Post>> {
    const wanted = { ...query, category: categoryOf(query.category) };
    const isQuiet = await this.audience.isQuietFor(readerId, { show });
    return isQuiet ? this.quietPage(readerId, wanted) : this.page(readerId, wanted);
  }

  async countNew(readerId: string, { category, after, show }: QueryOf<typeof community.countNewPosts>) {
    const posts = (await this.audience.isQuietFor(readerId, { show })) ? this.quietPosts : this.posts;
    return { count: await posts.countAfter(readerId, after, categoryOf(category)) };
  }

  private async page(readerId: string, wanted: PostsWanted): Promise<Paged<Post>> {
    const found = await this.posts.page(readerId, wanted);
    const names = new Map(
      found.rows.flatMap(({ userId, authorName }) =>
        userId === null || authorName === null ? [] : [[userId, authorName] as const],
      ),
    );
    return found.map((post) => toPost(post, readerId, names));
  }

  private async quietPage(readerId: string, wanted: PostsWanted): Promise<Paged<Post>> {
    const found = await this.quietPosts.page(readerId, wanted);
    const names = await this.audience.namesFor(found.rows);
    return found.map((post) => toPost(post, readerId, names));
  }
}

const categoryOf = (category: Category | 'all' | undefined) => (category === 'all' ? undefined : category);
