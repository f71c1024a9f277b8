import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../platform/database/database';
import { newId } from '../../platform/database/ids';
import { DecisionEntity } from './decision.entity';

@Injectable()
export class DecisionsRepository {
  constructor(private readonly database: Database) {}

  private get rows() {
    return this.database.repository(DecisionEntity);
  }

  async add(decision: Omit<DecisionEntity, 'id'>): Promise<void> {
    await this.rows.insert({ id: newId(), ...decision });
  }

  of(subjectIds: string[]): Promise<DecisionEntity[]> {
    return this.rows.find({ where: { subjectId: In(subjectIds) }, order: { id: 'ASC' } });
  }
}
