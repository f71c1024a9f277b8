import { Injectable } from '@nestjs/common';
import type { BabyNoteAnswer, care } from '@nestwell/contracts/care/server';
import type { BodyOf } from '@nestwell/contracts/kernel/server';
import { afterStep, endedAt, MOST_TURNS, type FeedStep } from '@nestwell/domain/feeding';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { badRequest } from '../../platform/http/errors';
import { whenDone } from '../../platform/time/waited';
import { BabyLogRepository } from './baby-log.repository';
import { BabyLogService } from './baby-log.service';
import type { BabyNoteEntity } from './baby-note.entity';
import { runningOf, toBabyNote } from './baby-note.mapper';

/**
 * Timers of feeds, pumping and sleep. Each press counts from when she pressed, by the clock of the server: how long a
 * call waited is said as a span, so that a phone's clock may show whatever it likes.
 */
@Injectable()
export class BabyTimersService {
  constructor(
    private readonly notes: BabyLogRepository,
    private readonly log: BabyLogService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Two phones that start the same have one timer: the second press is its next side. */
  start(userId: string, { kind, baby, side }: BodyOf<typeof care.startBabyTimer>): Promise<BabyNoteAnswer> {
    return this.database.run(async () => {
      const running = await this.notes.runningAs(userId, runningOf({ kind, baby }));
      if (running) return side ? this.after(running, side) : toBabyNote(running);
      const from = this.pressedAt().toISOString();
      const sides = kind === 'breast' ? [{ side: side ?? 'left', from, to: null }] : [];
      return this.log.log(userId, { kind, baby, startedAt: from, sides });
    });
  }

  async step(userId: string, noteId: string, step: FeedStep): Promise<BabyNoteAnswer> {
    const row = await this.log.found(userId, noteId);
    if (row.running === null || row.kind !== 'breast') return toBabyNote(row);
    return this.after(row, step);
  }

  async end(
    userId: string,
    noteId: string,
    { volumeLeft, volumeRight }: BodyOf<typeof care.endBabyTimer>,
  ): Promise<BabyNoteAnswer> {
    const row = await this.log.found(userId, noteId);
    const volumes = {
      volumeLeft: volumeLeft === undefined ? row.volumeLeft : volumeLeft,
      volumeRight: volumeRight === undefined ? row.volumeRight : volumeRight,
    };
    if (row.running === null) return this.log.put({ ...row, ...volumes });
    const sides = endedAt(row.sides, this.pressedAt());
    return this.log.put({
      ...row,
      ...volumes,
      sides,
      endedAt: latest(this.pressedAt(), row.startedAt, sides),
    });
  }

  private after(row: BabyNoteEntity, step: FeedStep): Promise<BabyNoteAnswer> {
    const sides = afterStep(row.sides, step, this.pressedAt());
    if (sides.length > MOST_TURNS) throw badRequest('step', `at most ${MOST_TURNS} turns fit into one feed`);
    return this.log.put({ ...row, sides });
  }

  private pressedAt(): Date {
    return whenDone(this.clock.now());
  }
}

/** What waited on one phone may be older than what another has said meanwhile. */
function latest(pressed: Date, startedAt: Date, sides: BabyNoteEntity['sides']): Date {
  const times = [pressed.getTime(), startedAt.getTime(), ...sides.map(({ to }) => Date.parse(to ?? ''))];
  return new Date(Math.max(...times.filter((time) => !Number.isNaN(time))));
}
