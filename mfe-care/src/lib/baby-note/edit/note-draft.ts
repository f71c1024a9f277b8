import type { BabyNoteAnswer, ChangeBabyNoteRequest } from '@nestwell/contracts/care';
import { deviceFieldValue } from '@nestwell/domain/device-time';
import { misplacedTurn, type FeedSide, type NappyKind, type SideTurn } from '@nestwell/domain/feeding';

/** A side's turn as fields have it. */
export interface TurnDraft {
  side: FeedSide;
  from: string;
  to: string;
  /** The turn it was, to the second; none of one she adds. */
  was?: SideTurn;
}

/** A note as fields have it: her clock's minutes, empty texts for what is not there. */
export interface Draft {
  baby: number | null;
  start: string;
  end: string;
  turns: TurnDraft[];
  milk: BabyNoteAnswer['milk'];
  volume: number | null;
  volumeLeft: number | null;
  volumeRight: number | null;
  nappy: NappyKind | null;
  name: string;
  note: string;
}

const fieldOf = (moment: string | null) => (moment === null ? '' : deviceFieldValue(new Date(moment)));

export const draftOf = (note: BabyNoteAnswer): Draft => ({
  ...note,
  start: fieldOf(note.startedAt),
  end: fieldOf(note.endedAt),
  turns: note.sides.map((was) => ({ side: was.side, from: fieldOf(was.from), to: fieldOf(was.to), was })),
  name: note.name ?? '',
  note: note.note ?? '',
});

/** A field that was not touched keeps its seconds; one that was set to the minute of what it touches takes those. */
function momentOf(field: string, before: readonly (string | null | undefined)[]): string | null {
  if (field === '') return null;
  return before.find((moment) => moment && fieldOf(moment) === field) ?? new Date(field).toISOString();
}

function turnsOf(draft: Draft, feed: { startedAt: string; endedAt: string | null }): SideTurn[] {
  const turns: SideTurn[] = [];
  for (const { side, from, to, was } of draft.turns)
    turns.push({
      side,
      from: momentOf(from, [was?.from, turns.at(-1)?.to, feed.startedAt]) ?? feed.startedAt,
      to: momentOf(to, [was?.to, feed.endedAt]),
    });
  return turns;
}

export function requestOfDraft(note: BabyNoteAnswer, draft: Draft): ChangeBabyNoteRequest {
  const { baby, milk, volume, volumeLeft, volumeRight, nappy } = draft;
  const startedAt = momentOf(draft.start, [note.startedAt]) ?? note.startedAt;
  const endedAt = momentOf(draft.end, [note.endedAt]);
  return {
    baby,
    startedAt,
    // A movement has no length: where a count was finished with it, that goes where it goes.
    endedAt: note.kind === 'movement' && endedAt !== null ? startedAt : endedAt,
    sides: turnsOf(draft, { startedAt, endedAt }),
    milk,
    volume,
    volumeLeft,
    volumeRight,
    nappy,
    name: draft.name.trim() === '' ? null : draft.name,
    note: draft.note.trim() === '' ? null : draft.note,
  };
}

interface Problems {
  start?: string;
  end?: string;
  turn?: { index: number; words: string };
}

/** What does not fit, at the field where she sees it. */
export function problemsOf(note: BabyNoteAnswer, draft: Draft): Problems {
  const { startedAt, endedAt = null, sides = [] } = requestOfDraft(note, draft);
  if (draft.start === '' || startedAt === undefined) return { start: 'When did it begin?' };
  const [from, to] = [new Date(startedAt), endedAt === null ? null : new Date(endedAt)];
  if (to !== null && to < from) return { end: 'This is before the start' };
  const index = misplacedTurn(sides, { from, to });
  if (index === undefined) return {};
  return { turn: { index, words: 'This does not fit between the start, the side before it, and the end' } };
}
