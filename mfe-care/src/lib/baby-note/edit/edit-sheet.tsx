import { babyLogLimits, type BabyNoteAnswer, type CareSettings } from '@nestwell/contracts/care';
import { timedKinds, type BabyKind } from '@nestwell/domain/feeding';
import { riskKindsOf } from '@nestwell/domain/risk-words';
import { HttpError, RiskAnswer } from '@nestwell/remote-kit';
import { Button, DateTimeField, Sheet, Stack, TextField, Trash } from '@nestwell/ui';
import { useState, type FormEvent } from 'react';
import type { BabyChanges } from '../../baby-log/use-baby-changes';
import { DetailFields } from './detail-fields';
import { draftOf, problemsOf, requestOfDraft, type Draft } from './note-draft';
import { SideFields } from './side-fields';

const nouns: Partial<Record<BabyKind, string>> = {
  breast: 'feed',
  tightening: 'contraction',
  movement: 'movement',
};

interface EditSheetProps {
  note: BabyNoteAnswer;
  settings: CareSettings;
  changes: BabyChanges;
  onClose: () => void;
}

/** Every field of a note; what does not fit is named at its field, and never put right by itself. */
export function EditSheet({ note, settings, changes, onClose }: EditSheetProps) {
  const [draft, setDraft] = useState(() => draftOf(note));
  const [refused, setRefused] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const set = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const problems = problemsOf(note, draft);
  const isTimed = (timedKinds as readonly string[]).includes(note.kind);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(problems).length > 0) return;
    setIsSaving(true);
    changes.change(note, requestOfDraft(note, draft)).then(onClose, (error: unknown) => {
      setRefused(error instanceof HttpError ? error.message : 'It was not saved. Please try again.');
      setIsSaving(false);
    });
  };
  const remove = () => {
    onClose();
    void changes.remove(note);
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Edit this ${nouns[note.kind] ?? 'note'}`}
      footer={
        <>
          <Button variant="danger" icon={<Trash aria-hidden="true" />} onClick={remove}>
            Delete
          </Button>
          <Button type="submit" form="edit-note" busy={isSaving} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <form id="edit-note" onSubmit={save}>
        <Stack gap={4}>
          <DateTimeField
            kind="datetime-local"
            label="Start"
            value={draft.start}
            onValueChange={(start) => set({ start })}
            error={problems.start}
            required
          />
          {isTimed && (
            <DateTimeField
              kind="datetime-local"
              label="End"
              help={note.endedAt === null ? 'It still runs while this is empty' : undefined}
              value={draft.end}
              onValueChange={(end) => set({ end })}
              error={problems.end}
            />
          )}
          {note.kind === 'breast' && (
            <SideFields turns={draft.turns} onChange={(turns) => set({ turns })} problem={problems.turn} />
          )}
          <DetailFields note={note} draft={draft} settings={settings} onChange={set} />
          <TextField
            label="Note"
            optional
            value={draft.note}
            onValueChange={(text) => set({ note: text })}
            maxLength={babyLogLimits.note}
          />
          <RiskAnswer kinds={riskKindsOf(draft.note)} onClear={() => set({ note: '' })} />
          {refused && <p role="alert">{refused}</p>}
        </Stack>
      </form>
    </Sheet>
  );
}
