import { questionLimits, type CareQuestion } from '@nestwell/contracts/care';
import { riskKindsOf } from '@nestwell/domain/risk-words';
import { RiskAnswer, useDraft, useToast } from '@nestwell/remote-kit';
import { Button, Sheet, Stack, TextArea } from '@nestwell/ui';
import { useState } from 'react';
import { useQuestionCalls } from './questions.queries';

interface QuestionSheetProps {
  question: CareQuestion;
  onClose: () => void;
}

/** Her words and what she was told; what she has typed is kept if she wants it to be. */
export function QuestionSheet({ question, onClose }: QuestionSheetProps) {
  const { change, remove, busy } = useQuestionCalls();
  const { toast } = useToast();
  const { draft, setDraft, keep, letGo } = useDraft(`care.question.${question.id}`, {
    words: question.words,
    answer: question.answer ?? '',
  });
  const [tried, setTried] = useState(false);
  const problem = wordsProblem(draft.words);
  const isAnswerLong = draft.answer.trim().length > questionLimits.answer;

  async function save() {
    setTried(true);
    if (problem || isAnswerLong) return;
    try {
      await change(question.id, draft);
      letGo();
      onClose();
      toast({ title: 'Question saved' });
    } catch {
      toast({ title: 'Error', description: 'Failed to save. Please try again.', tone: 'alert' });
    }
  }

  function takeAway() {
    onClose();
    void remove(question);
  }

  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      onKeep={keep}
      onLetGo={letGo}
      title="Your question"
    >
      <Stack gap={4}>
        <TextArea
          label="Question"
          rows={2}
          value={draft.words}
          onValueChange={(words) => setDraft({ ...draft, words })}
          limit={questionLimits.words}
          error={tried ? problem : undefined}
        />
        <TextArea
          label="What you were told"
          optional
          rows={3}
          value={draft.answer}
          onValueChange={(answer) => setDraft({ ...draft, answer })}
          limit={questionLimits.answer}
          error={
            tried && isAnswerLong ? `Keep it to ${questionLimits.answer} characters or fewer.` : undefined
          }
        />
        <RiskAnswer kinds={riskKindsOf(`${draft.words}\n${draft.answer}`)} onClear={letGo} />
        <Button full busy={busy} busyLabel="Saving..." onClick={() => void save()}>
          Save
        </Button>
        <Button variant="quiet" full onClick={takeAway}>
          Take it away
        </Button>
      </Stack>
    </Sheet>
  );
}

export function wordsProblem(words: string): string | undefined {
  const { length } = words.trim();
  if (length === 0) return 'Write what you want to ask.';
  return length > questionLimits.words
    ? `Keep it to ${questionLimits.words} characters or fewer.`
    : undefined;
}
