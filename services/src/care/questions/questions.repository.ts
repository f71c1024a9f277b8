import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Database } from '../../platform/database/database';
import { UserRows } from '../../platform/database/user-rows';
import { QuestionEntity } from './question.entity';

@Injectable()
export class QuestionsRepository extends UserRows<QuestionEntity> {
  constructor(@InjectRepository(QuestionEntity) rows: Repository<QuestionEntity>, database: Database) {
    super(rows, database);
  }
}
