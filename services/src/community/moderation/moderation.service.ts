import { Injectable } from '@nestjs/common';
import type { community } from '@nestwell/contracts/community/server';
import type { BodyOf } from '@nestwell/contracts/kernel/server';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { notFound } from '../../platform/http/errors';
import { DecisionsRepository } from './decisions.repository';
import { Measures } from './measures';
import { SubjectsRepository } from './subjects.repository';

type Decision = BodyOf<typeof community.moderate>;

@Injectable()
export class ModerationService {
  constructor(
    private readonly subjects: SubjectsRepository,
    private readonly decisions: DecisionsRepository,
    private readonly measures: Measures,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Carries out an admin's decision and writes down who decided what, and why, in one transaction. */
  async decide(adminId: string, decision: Decision): Promise<void> {
    const { subject, subjectId, action, why } = decision;
    const words = await this.subjects.find(subject, subjectId);
    if (!words) throw notFound(subject === 'post' ? 'Post' : 'Comment');
    const createdAt = this.clock.now();
    await this.database.run(async () => {
      await this.measures.take(decision, words, createdAt);
      await this.decisions.add({ subject, subjectId, action, adminId, why, createdAt });
    });
  }
}
