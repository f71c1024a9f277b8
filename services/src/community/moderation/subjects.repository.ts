import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Subject } from '@nestwell/contracts/community/server';
import { In, IsNull, Not, Repository } from 'typeorm';
import { CommentEntity } from '../lib/comment.entity';
import { PostEntity } from '../lib/post.entity';

/** Words as moderation sees them, whether a post or a comment. */
export interface Words {
  subject: Subject;
  subjectId: string;
  /** The post a comment stands below; null for a post. */
  postId: string | null;
  authorId: string | null;
  anonymous: boolean;
  content: string;
  hiddenAt: Date | null;
  createdAt: Date;
}

@Injectable()
export class SubjectsRepository {
  constructor(
    @InjectRepository(PostEntity) private readonly posts: Repository<PostEntity>,
    @InjectRepository(CommentEntity) private readonly comments: Repository<CommentEntity>,
  ) {}

  async find(subject: Subject, subjectId: string): Promise<Words | undefined> {
    const row = await this.rowsOf(subject).findOneBy({ id: subjectId });
    return row ? wordsOf(subject, row) : undefined;
  }

  async findAll(subject: Subject, subjectIds: string[]): Promise<Words[]> {
    const rows = subjectIds.length > 0 ? await this.rowsOf(subject).findBy({ id: In(subjectIds) }) : [];
    return rows.map((row) => wordsOf(subject, row));
  }

  /** Call inside a transaction: a comment that nobody sees is not counted on its post. False if it was hidden before. */
  async hide(words: Words, hiddenAt: Date): Promise<boolean> {
    const { subject, subjectId: id } = words;
    const { affected } = await this.rowsOf(subject).update({ id, hiddenAt: IsNull() }, { hiddenAt });
    if (affected) await this.count(words, -1);
    return Boolean(affected);
  }

  /** Call inside a transaction. False if it was to be seen before. */
  async restore(words: Words): Promise<boolean> {
    const { subject, subjectId: id } = words;
    const { affected } = await this.rowsOf(subject).update(
      { id, hiddenAt: Not(IsNull()) },
      { hiddenAt: null },
    );
    if (affected) await this.count(words, 1);
    return Boolean(affected);
  }

  private async count({ postId }: Words, by: 1 | -1): Promise<void> {
    if (postId === null) return;
    await this.posts.increment({ id: postId }, 'commentCount', by);
  }

  private rowsOf(subject: Subject) {
    return (subject === 'post' ? this.posts : this.comments) as Repository<PostEntity | CommentEntity>;
  }
}

function wordsOf(subject: Subject, row: PostEntity | CommentEntity): Words {
  const { id: subjectId, userId: authorId, anonymous, content, hiddenAt, createdAt } = row;
  const postId = 'postId' in row ? row.postId : null;
  return { subject, subjectId, postId, authorId, anonymous, content, hiddenAt, createdAt };
}
