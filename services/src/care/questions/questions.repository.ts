import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { UserRows } from '../../platform/database/user-rows';
import { QuestionEntity } from './question.entity';

@Injectable()
export class QuestionsRepository extends UserRows<QuestionEntity> {
  constructor(database: Database) {
    super(database, QuestionEntity);
  }
}
