import type { BabyNoteAnswer } from '@nestwell/contracts/care';
import { deviceClock } from '@nestwell/domain/device-time';
import type { BabyKind } from '@nestwell/domain/feeding';
import { useMember } from '@nestwell/remote-kit';
import { Card, IconButton, List, PenLine, shellClass, type Shell } from '@nestwell/ui';
import { noteWords } from '../baby-log/note-words';
import { useDiaperWord } from '../diaper-word';
import * as css from './note-list.module.css';

const shells: Record<BabyKind, Shell> = {
  breast: 'heather',
  bottle: 'heather',
  pump: 'heather',
  supplement: 'straw',
  nappy: 'duck',
  sleep: 'dusk',
  tightening: 'russet',
  movement: 'russet',
  countStart: 'russet',
};

interface NoteListProps {
  notes: readonly BabyNoteAnswer[];
  now: Date;
  onEdit: (note: BabyNoteAnswer) => void;
}

/** What was noted, newest first, each with the way to its fields. */
export function NoteList({ notes, now, onEdit }: NoteListProps) {
  const { units } = useMember();
  const diaper = useDiaperWord();
  const newestFirst = [...notes].sort(
    (one, other) => Date.parse(other.startedAt) - Date.parse(one.startedAt),
  );
  return (
    <Card>
      <List aria-label="What was noted" className={css.list}>
        {newestFirst.map((note) => {
          const { title, meta } = noteWords(note, units, now, diaper);
          const time = deviceClock(new Date(note.startedAt));
          return (
            <li key={note.id} className={css.note}>
              <time dateTime={note.startedAt}>{time}</time>
              <span className={`${css.dot} ${shellClass(shells[note.kind])}`} aria-hidden="true" />
              <span className={css.words}>
                <b>{title}</b>
                {meta && <span className={css.meta}>{meta}</span>}
                {note.note && <span className={css.meta}>{note.note}</span>}
              </span>
              <IconButton label={`Edit ${title}, ${time}`} onClick={() => onEdit(note)}>
                <PenLine aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </List>
    </Card>
  );
}
