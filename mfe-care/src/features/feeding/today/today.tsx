import { countsSince, isRunning } from '@nestwell/domain/feeding';
import type { BabyNoteAnswer, CareSettings } from '@nestwell/contracts/care';
import { deviceClock } from '@nestwell/domain/device-time';
import { Card, Section, Stack, Text } from '@nestwell/ui';
import type { RefObject } from 'react';
import { NoteList } from '../../../lib/baby-note/note-list';
import { CallWords } from './call-words';
import { Counts } from './counts';
import { DayPager } from './day-pager';
import type { ShownDay } from './use-shown-day';

interface TodayProps {
  /** What the button above jumps to. */
  place: RefObject<HTMLElement | null>;
  notes: readonly BabyNoteAnswer[];
  day: ShownDay;
  baby: number;
  now: Date;
  settings: CareSettings;
  onEdit: (note: BabyNoteAnswer) => void;
}

/** The day since her hour, newest first, with its counts and, always, when to call. */
export function Today({ place, notes, day, baby, now, settings, onEdit }: TodayProps) {
  const until = day.until ?? now;
  const ofDay = notes.filter((note) => isOfDay(note, day, baby));
  return (
    <Section ref={place} tabIndex={-1} title={day.title} action={<DayPager day={day} />}>
      <Stack>
        <Text soft small>
          from {deviceClock(day.from)}
          {settings.dayStartsAt === 0 ? '' : ', as you chose'}
        </Text>
        {ofDay.length > 0 ? (
          <NoteList notes={ofDay} now={now} onEdit={onEdit} />
        ) : (
          <Card>
            <p>Nothing noted yet.</p>
          </Card>
        )}
        <Counts counts={countsSince(notes, baby, { from: day.from, now: until })} />
        <CallWords />
      </Stack>
    </Section>
  );
}

/** What runs stands with today, whenever it began; what she pumped with each baby, and nothing from before the birth. */
function isOfDay(note: BabyNoteAnswer, { from, until }: ShownDay, baby: number): boolean {
  if (note.baby !== baby && note.kind !== 'pump') return false;
  if (until === null && isRunning(note)) return true;
  const start = Date.parse(note.startedAt);
  const isBegun = until === null || start < until.getTime();
  // A night's sleep stands with the day that counts it, too.
  const isSleptInto =
    note.kind === 'sleep' && note.endedAt !== null && Date.parse(note.endedAt) > from.getTime();
  return isBegun && (start >= from.getTime() || isSleptInto);
}
