import type { BabyNoteAnswer } from '@nestwell/contracts/care/server';
import { isRunning } from '@nestwell/domain/feeding';
import type { BabyNoteEntity } from './baby-note.entity';

export const toBabyNote = (row: BabyNoteEntity): BabyNoteAnswer => ({
  id: row.id,
  kind: row.kind,
  baby: row.baby,
  startedAt: row.startedAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  sides: row.sides,
  milk: row.milk,
  volume: row.volume,
  volumeLeft: row.volumeLeft,
  volumeRight: row.volumeRight,
  nappy: row.nappy,
  name: row.name,
  note: row.note,
});

/** What runs of whom: unique while it does. */
export const runningOf = ({ kind, baby }: Pick<BabyNoteEntity, 'kind' | 'baby'>) => `${kind} ${baby ?? ''}`;

/** A row with what follows from its fields. */
export const withRunning = (row: BabyNoteEntity): BabyNoteEntity => ({
  ...row,
  running: isRunning({ kind: row.kind, endedAt: row.endedAt?.toISOString() ?? null }) ? runningOf(row) : null,
});
