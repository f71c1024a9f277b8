import { Injectable } from '@nestjs/common';
import type { Subject } from '@nestwell/contracts/community';
import { In, IsNull } from 'typeorm';
import { Database } from '../../platform/database/database';
import { CommentEntity } from '../comments/comment.entity';
import { PostEntity } from '../posts/post.entity';

/** Words as moderation sees them, whether a post or a comment. */
export interface Words {
  subject: Subject;
  subjectId: string;
  authorId: string | null;
  anonymous: boolean;
  content: string;
  hiddenAt: Date | null;
  createdAt: Date;
}

@Injectable()
export class SubjectsRepository {
  constructor(private readonly database: Database) {}

  async find(subject: Subject, subjectId: string): Promise<Words | undefined> {
    const row = await this.rowsOf(subject).findOneBy({ id: subjectId });
    return row ? wordsOf(subject, row) : undefined;
  }

  async findAll(subject: Subject, subjectIds: string[]): Promise<Words[]> {
    const rows = subjectIds.length > 0 ? await this.rowsOf(subject).findBy({ id: In(subjectIds) }) : [];
    return rows.map((row) => wordsOf(subject, row));
  }

  async hide(subject: Subject, subjectId: string, hiddenAt: Date): Promise<void> {
    await this.rowsOf(subject).update({ id: subjectId, hiddenAt: IsNull() }, { hiddenAt });
  }

  async restore(subject: Subject, subjectId: string): Promise<void> {
    await this.rowsOf(subject).update({ id: subjectId }, { hiddenAt: null });
  }

  private rowsOf(subject: Subject) {
    return this.database.repository<PostEntity | CommentEntity>(
      subject === 'post' ? PostEntity : CommentEntity,
    );
  }
}

function wordsOf(subject: Subject, row: PostEntity | CommentEntity): Words {
  const { id: subjectId, userId: authorId, anonymous, content, hiddenAt, createdAt } = row;
  return { subject, subjectId, authorId, anonymous, content, hiddenAt, createdAt };
}
