import type { BabyNoteAnswer } from '@nestwell/contracts/care';
import { useMember } from '@nestwell/remote-kit';
import { Section } from '@nestwell/ui';
import { useState } from 'react';
import { useBabyChanges } from '../../lib/baby-log/use-baby-changes';
import { EditSheet } from '../../lib/baby-note/edit/edit-sheet';
import { NoteList } from '../../lib/baby-note/note-list';
import { useServerNow } from '../../lib/server-now';
import { useCareSettings } from '../../lib/settings/care-settings.queries';

/** Each movement with its time and its note, to be changed or taken out. */
export function ChangeMovements({ movements }: { movements: readonly BabyNoteAnswer[] }) {
  const { id: userId } = useMember();
  const settings = useCareSettings(userId);
  const { now, shownAt } = useServerNow(userId, false);
  const changes = useBabyChanges(userId, shownAt);
  const [edited, setEdited] = useState<BabyNoteAnswer>();
  const close = () => setEdited(undefined);
  return (
    <Section title="What you noted">
      <NoteList notes={movements} now={now} onEdit={setEdited} />
      {edited && (
        <EditSheet key={edited.id} note={edited} settings={settings} changes={changes} onClose={close} />
      )}
    </Section>
  );
}
