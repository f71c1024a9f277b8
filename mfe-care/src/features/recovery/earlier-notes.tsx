import type { RecoveryNote } from '@nestwell/contracts/care';
import { Card, IconButton, List, ListRow, LoadFailure, Section, Skeleton, Text, Trash } from '@nestwell/ui';
import { nearWords } from '../../lib/near-words';
import { useTakeAway } from '../../lib/use-take-away';
import { noteInWords } from './recovery-words';
import { useRecoveryCalls, useRecoveryNotes } from './recovery.queries';
import { temperatureWords, useScale } from './temperature';

/** What she noted before, with what she left out named so. */
export function EarlierNotes() {
  const notes = useRecoveryNotes();
  const scale = useScale();
  const remove = useRemove();
  return (
    <Section title="Earlier">
      {notes.isPending ? (
        <Skeleton label="Loading notes" rows={2} />
      ) : notes.isLoadingError ? (
        <LoadFailure onRetry={() => void notes.refetch()} />
      ) : notes.data.length === 0 ? (
        <Text soft>Nothing noted yet</Text>
      ) : (
        <Card>
          <List aria-label="Earlier notes">
            {notes.data.map((note) => {
              const moment = nearWords(new Date(note.notedAt));
              return (
                <ListRow
                  key={note.id}
                  title={moment}
                  meta={noteInWords(note, (celsius) => temperatureWords(celsius, scale))}
                  end={
                    <IconButton label={`Take away ${moment}`} onClick={() => void remove(note)}>
                      <Trash />
                    </IconButton>
                  }
                />
              );
            })}
          </List>
        </Card>
      )}
    </Section>
  );
}

function useRemove() {
  const takeAway = useTakeAway();
  const { remove } = useRecoveryCalls();
  return ({ id }: RecoveryNote) => takeAway({ kind: 'recoveryNote', id, remove: () => remove(id) });
}
