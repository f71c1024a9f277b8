import { care, questionLimits } from '@nestwell/contracts/care';
import { riskKindsOf } from '@nestwell/domain/risk-words';
import { refusalOf, RiskAnswer, useDraft, useToast, WaitingMark } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { Button, Card, linkClass, List, Section, Stack, TextField } from '@nestwell/ui';
import type { FormEvent } from 'react';
import * as css from './baby-page.module.css';
import { useAddQuestion, useOwnQuestions } from './own-questions.queries';

/** Her own questions for the next appointment, beside those that are usual; `origin` is the page: 'Week 24'. */
export function OwnQuestions({ origin }: { origin: string }) {
  const questions = useOwnQuestions();
  return (
    <Section
      title="Your own questions"
      action={
        <Link to="/care/questions" className={linkClass}>
          All of them
        </Link>
      }
    >
      <Card>
        <Stack gap={3}>
          <AddQuestion origin={origin} />
          {questions.length > 0 && (
            <List aria-label="Your own questions">
              {questions.map(({ id, words }) => (
                <li key={id} className={css.tick}>
                  {words}
                  <WaitingMark read={care.listQuestions} row={id} />
                </li>
              ))}
            </List>
          )}
        </Stack>
      </Card>
    </Section>
  );
}

function AddQuestion({ origin }: { origin: string }) {
  const { draft, setDraft, letGo } = useDraft('account.own-question', { words: '' });
  const { add, busy } = useAddQuestion();
  const { toast } = useToast();
  const words = draft.words.trim();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (words === '') return;
    try {
      await add(words, origin);
      letGo();
      toast({ title: 'Question added', description: words });
    } catch (failure) {
      const isFull = refusalOf(care.addQuestion, failure)?.code === 'list_full';
      const description = isFull
        ? 'Your list holds as many questions as it can.'
        : 'Failed to save. Please try again.';
      toast({ title: 'Error', description, tone: 'alert' });
    }
  };
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack gap={3}>
        <TextField
          label="A question of yours"
          enterKeyHint="done"
          maxLength={questionLimits.words}
          value={draft.words}
          onValueChange={(next) => (next === '' ? letGo() : setDraft({ words: next }))}
        />
        <RiskAnswer kinds={riskKindsOf(draft.words)} onClear={letGo} />
        <Button type="submit" variant="soft" full busy={busy} disabled={words === ''}>
          Add to my list
        </Button>
      </Stack>
    </form>
  );
}
