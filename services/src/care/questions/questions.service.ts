import { Injectable } from '@nestjs/common';
import { questionLimits, type care, type CareQuestion } from '@nestwell/contracts/care/server';
import type { BodyOf } from '@nestwell/contracts/kernel/server';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { definedOf } from '../../platform/defined';
import { notFound, refused } from '../../platform/http/errors';
import { RestoresDeleted } from '../../platform/taken-away/restore-handlers';
import { TakenAway } from '../../platform/taken-away/taken-away';
import { whenDone } from '../../platform/time/waited';
import type { KeptPart } from '../lib/kept-part';
import type { QuestionEntity } from './question.entity';
import { QuestionsRepository } from './questions.repository';

/** Her questions for appointments. What was not asked stays open until it is: nothing has to be carried over by hand. */
@Injectable()
export class QuestionsService implements KeptPart {
  constructor(
    private readonly questions: QuestionsRepository,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly takenAway: TakenAway,
  ) {}

  async list(userId: string): Promise<CareQuestion[]> {
    const order = { writtenAt: 'ASC', id: 'ASC' } as const;
    const rows = await this.questions.ofUser(userId).find({}, { order, take: questionLimits.questions });
    return rows.map(toQuestion);
  }

  add(userId: string, { words, origin }: BodyOf<typeof care.addQuestion>): Promise<CareQuestion> {
    const row = { words, origin, answer: null, askedAt: null, writtenAt: whenDone(this.clock.now()) };
    return this.database.run(async () => {
      await this.refuseFull(userId);
      return toQuestion(await this.questions.ofUser(userId).insert(row));
    });
  }

  change(userId: string, id: string, changes: BodyOf<typeof care.changeQuestion>): Promise<CareQuestion> {
    const { words, answer, asked } = changes;
    return this.database.run(async () => {
      const own = this.questions.ofUser(userId);
      const row = await own.byId(id);
      if (row === null) throw notFound('Question');
      const changed = definedOf({
        words,
        answer: answer === undefined ? undefined : answer || null,
        askedAt: asked === undefined ? undefined : this.askedAt(row, asked),
      });
      if (Object.keys(changed).length > 0) await own.update({ id }, changed);
      return toQuestion({ ...row, ...changed });
    });
  }

  async remove(userId: string, id: string): Promise<void> {
    const taken = { userId, kind: 'question', name: id } as const;
    if (!(await this.takenAway.takeRow(taken, this.questions))) throw notFound('Question');
  }

  async exportOf(userId: string) {
    return { questions: await this.list(userId) };
  }

  async erase(userId: string): Promise<void> {
    await this.questions.ofUser(userId).remove();
  }

  @RestoresDeleted('question')
  async putBack(userId: string, kept: unknown): Promise<void> {
    await this.refuseFull(userId);
    const own = this.questions.ofUser(userId);
    await own.putBack(own.revived(kept));
  }

  private async refuseFull(userId: string): Promise<void> {
    if ((await this.questions.ofUser(userId).count()) >= questionLimits.questions)
      throw refused('list_full', `A list holds ${questionLimits.questions} questions`);
  }

  /** The visit stays the one at which it was asked first. */
  private askedAt({ askedAt }: QuestionEntity, asked: boolean): Date | null {
    return asked ? (askedAt ?? whenDone(this.clock.now())) : null;
  }
}

const toQuestion = (row: QuestionEntity): CareQuestion => ({
  id: row.id,
  words: row.words,
  origin: row.origin,
  answer: row.answer,
  askedAt: row.askedAt?.toISOString() ?? null,
  writtenAt: row.writtenAt.toISOString(),
});
