import type { BabyNoteAnswer } from '@nestwell/contracts/care';

export const aBabyNote = (changes: Partial<BabyNoteAnswer> = {}): BabyNoteAnswer => ({
  id: '0190b000-0000-7000-8000-000000000001',
  kind: 'bottle',
  baby: 1,
  startedAt: '2026-11-20T03:06:00.000Z',
  endedAt: null,
  sides: [],
  milk: null,
  volume: null,
  volumeLeft: null,
  volumeRight: null,
  nappy: null,
  name: null,
  note: null,
  ...changes,
});

const ago = (minutes: number, now: Date) => new Date(now.getTime() - minutes * 60_000).toISOString();

/** Left for eight minutes, two of pause, right for four: it began fourteen minutes ago and runs. */
export const aRunningFeed = (now: Date, changes: Partial<BabyNoteAnswer> = {}): BabyNoteAnswer =>
  aBabyNote({
    kind: 'breast',
    startedAt: ago(14, now),
    sides: [
      { side: 'left', from: ago(14, now), to: ago(6, now) },
      { side: 'right', from: ago(4, now), to: null },
    ],
    ...changes,
  });

/** The last one, over since then, on the left. */
export const aFeedBefore = (minutes: number, now: Date): BabyNoteAnswer =>
  aBabyNote({
    id: '0190b000-0000-7000-8000-000000000002',
    kind: 'breast',
    startedAt: ago(minutes, now),
    endedAt: ago(minutes - 14, now),
    sides: [{ side: 'left', from: ago(minutes, now), to: ago(minutes - 14, now) }],
  });
