import { Injectable } from '@nestjs/common';
import type { account, User } from '@nestwell/contracts/account/server';
import type { BodyOf } from '@nestwell/contracts/kernel/server';
import { Clock } from '../../platform/clock';
import { definedOf } from '../../platform/defined';
import { Database } from '../../platform/database/database';
import { notFound } from '../../platform/http/errors';
import { localDateOf } from '../../platform/time/zoned';
import { checkGoals, keptNotes } from './goal-checks';
import { changedPregnancyFacts } from './changed-pregnancy-facts';
import { QuietStarts } from './quiet-starts';
import { changedStage } from './stage-change';
import { UsersRepository } from './users.repository';
import { UsersService } from './users.service';

/** What a member changes of what she said of herself. */
@Injectable()
export class ProfileChanges {
  constructor(
    private readonly rows: UsersRepository,
    private readonly users: UsersService,
    private readonly quiet: QuietStarts,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Changes what is said and leaves the rest; returns the whole user. */
  update(userId: string, request: BodyOf<typeof account.updateUser>, zone: string): Promise<User> {
    return this.database.run(async () => {
      const user = await this.rows.byId(userId);
      if (!user) throw notFound('User');
      const { pregnancyWeek, monthsPostpartum, ...said } = request;
      const today = localDateOf(this.clock.now(), zone);
      const stage = changedStage(user, request, today);
      const { state: _, pregnancyPaused: __, ...kept } = said;
      // Each loss asks once; what was answered after another one is not its answer.
      const milkHelpWanted = stage.quiet === user.quiet ? undefined : null;
      const pregnancyFacts = changedPregnancyFacts(user, stage, request.pregnancyFacts);
      const answeredNotes = keptNotes(user, request);
      const changes = definedOf({ milkHelpWanted, ...kept, ...stage, pregnancyFacts, answeredNotes });
      checkGoals(user, { ...user, ...changes }, today);
      await this.rows.update(userId, changes);
      if (user.quiet === null && stage.quiet) await this.quiet.begun(userId);
      return this.users.answer({ ...user, ...changes }, zone);
    });
  }
}
