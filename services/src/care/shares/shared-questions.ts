import { Injectable } from '@nestjs/common';
import type { SharedList, ShownList } from '../lib/shared-list';
import { QuestionsService } from '../questions/questions.service';

/** Her questions, without where they come from and what she was told. */
@Injectable()
export class SharedQuestions implements SharedList {
  readonly list = 'questions';

  constructor(private readonly questions: QuestionsService) {}

  async shown(userId: string): Promise<ShownList> {
    const questions = await this.questions.list(userId);
    const items = questions.map(({ words, askedAt }) => ({ words, done: askedAt !== null }));
    return { list: this.list, items };
  }
}
