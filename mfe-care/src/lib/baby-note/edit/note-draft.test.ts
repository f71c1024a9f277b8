import { feedSides, type SideTurn } from '@nestwell/domain/feeding';
import fc from 'fast-check';
import { aBabyNote } from '../../../testing/a-baby-note';
import { draftOf, problemsOf, requestOfDraft } from './note-draft';

const BEGAN = Date.parse('2026-11-20T03:06:12.400Z');
const at = (milliseconds: number) => new Date(BEGAN + milliseconds).toISOString();

/** A feed whose turns follow each other as the server keeps them: none without a length, with pauses or without. */
const feed = fc
  .array(fc.tuple(fc.constantFrom(...feedSides), fc.nat(200_000), fc.integer({ min: 1, max: 200_000 })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((spans) => {
    const sides: SideTurn[] = [];
    let clock = 0;
    for (const [side, pause, length] of spans) {
      const from = clock + (sides.length === 0 ? 0 : pause);
      clock = from + length;
      sides.push({ side, from: at(from), to: at(clock) });
    }
    return aBabyNote({ kind: 'breast', startedAt: at(0), endedAt: at(clock), sides });
  });

it('finds nothing wrong with a feed that was not touched, however short, and keeps it to the second', () => {
  fc.assert(
    fc.property(feed, (note) => {
      const draft = draftOf(note);

      expect(problemsOf(note, draft)).toEqual({});
      expect(requestOfDraft(note, draft)).toMatchObject({
        startedAt: note.startedAt,
        endedAt: note.endedAt,
        sides: note.sides,
      });
    }),
  );
});

it('lets an added side begin where the one before it ended', () => {
  const sides: SideTurn[] = [{ side: 'left', from: at(0), to: at(90_000) }];
  const note = aBabyNote({ kind: 'breast', startedAt: at(0), endedAt: at(600_000), sides });
  const draft = draftOf(note);
  const added = { side: 'right' as const, from: draft.turns[0]?.to ?? '', to: draft.end };

  expect(requestOfDraft(note, { ...draft, turns: [...draft.turns, added] }).sides).toEqual([
    ...sides,
    { side: 'right', from: at(90_000), to: at(600_000) },
  ]);
});

it('names a side that begins before the one before it ended', () => {
  const sides: SideTurn[] = [
    { side: 'left', from: at(0), to: at(300_000) },
    { side: 'right', from: at(300_000), to: at(600_000) },
  ];
  const note = aBabyNote({ kind: 'breast', startedAt: at(0), endedAt: at(600_000), sides });
  const draft = draftOf(note);
  const turns = draft.turns.map((turn, index) => (index === 1 ? { ...turn, from: draft.start } : turn));

  expect(problemsOf(note, { ...draft, turns })).toMatchObject({ turn: { index: 1 } });
});
