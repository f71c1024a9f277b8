import type { CareQuestion } from '@nestwell/contracts/care';
import { Card, EmptyState, List } from '@nestwell/ui';
import { useState } from 'react';
import { QuestionRow } from './question-row';
import { QuestionSheet } from './question-sheet';
import { useQuestionCalls } from './questions.queries';
import { carriedOverFrom, type Sorted } from './visit-days';

/** What she wants to ask now, and what was asked today. */
export function QuestionList({ current, earlier }: Sorted) {
  const { ask } = useQuestionCalls();
  const [edited, setEdited] = useState<CareQuestion | null>(null);
  if (current.length === 0)
    return (
      <EmptyState level={2} art="thread" compact title="Nothing noted yet">
        What you want to ask will stand here until you have asked it.
      </EmptyState>
    );
  return (
    <Card>
      <List aria-label="Your questions">
        {current.map((question) => (
          <QuestionRow
            key={question.id}
            question={question}
            carriedOverFrom={carriedOverFrom(question, earlier)}
            onAsk={(asked) => void ask(question, asked)}
            onEdit={() => setEdited(question)}
          />
        ))}
      </List>
      {edited && <QuestionSheet key={edited.id} question={edited} onClose={() => setEdited(null)} />}
    </Card>
  );
}
