import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { newId } from '../../platform/database/ids';
import { DecisionEntity } from './decision.entity';

@Injectable()
export class DecisionsRepository {
  constructor(@InjectRepository(DecisionEntity) private readonly rows: Repository<DecisionEntity>) {}

  async add(decision: Omit<DecisionEntity, 'id'>): Promise<void> {
    await this.rows.insert({ id: newId(), ...decision });
  }

  of(subjectIds: string[]): Promise<DecisionEntity[]> {
    return this.rows.find({ where: { subjectId: In(subjectIds) }, order: { id: 'ASC' } });
  }
}
