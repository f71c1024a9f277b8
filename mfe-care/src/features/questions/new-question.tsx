import { care } from '@nestwell/contracts/care';
import { riskKindsOf } from '@nestwell/domain/risk-words';
import { refusalOf, RiskAnswer, useDraft, useHandedBack, useToast } from '@nestwell/remote-kit';
import { useAsked } from '@nestwell/remote-kit/router';
import { Button, Plus, Stack, TextArea } from '@nestwell/ui';
import { useEffect, useRef, useState } from 'react';
import { wordsProblem } from './question-sheet';
import { useQuestionCalls } from './questions.queries';

/** Kept on this device while she types, until it stands on her list. */
export function NewQuestion() {
  const { draft, setDraft, keep, letGo } = useDraft('care.question.new', { words: '' });
  const [tried, setTried] = useState(false);
  const { add, busy } = useQuestionCalls();
  const { toast } = useToast();
  const field = useRef<HTMLTextAreaElement>(null);
  const problem = wordsProblem(draft.words);
  useEffect(() => {
    if (draft.words !== '') keep();
  });
  useAsked('question', () => field.current?.focus());
  useHandedBack(care.addQuestion, true, ({ body }) => setDraft({ words: body.words }));

  async function save() {
    setTried(problem !== undefined);
    if (problem) return;
    try {
      await add(draft.words);
      letGo();
      toast({ title: 'Question added' });
    } catch (failure) {
      const isFull = refusalOf(care.addQuestion, failure)?.code === 'list_full';
      const description = isFull
        ? 'Your list holds as many questions as it can.'
        : 'Failed to save. Please try again.';
      toast({ title: 'Error', description, tone: 'alert' });
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap={3}>
        <TextArea
          ref={field}
          label="A new question"
          rows={2}
          placeholder="Can I fly at Christmas?"
          value={draft.words}
          onValueChange={(words) => (words === '' ? letGo() : setDraft({ words }))}
          error={tried ? problem : undefined}
        />
        <RiskAnswer kinds={riskKindsOf(draft.words)} onClear={letGo} />
        <Button type="submit" full busy={busy} busyLabel="Saving..." icon={<Plus aria-hidden="true" />}>
          Add
        </Button>
      </Stack>
    </form>
  );
}
