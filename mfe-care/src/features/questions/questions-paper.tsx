import { useDeviceDate } from '@nestwell/remote-kit';
import type { CareQuestion } from '@nestwell/contracts/care';
import { dayMonthAndYear } from '@nestwell/domain/calendar-days';
import { Paper } from '@nestwell/ui';
import * as css from './questions-paper.module.css';

/** Her questions on paper, each with lines to write on. */
export function QuestionsPaper({ questions }: { questions: readonly CareQuestion[] }) {
  const today = useDeviceDate();
  return (
    <Paper>
      <h1 className={css.title}>Questions</h1>
      <p>{dayMonthAndYear(today)}</p>
      <ol className={css.list}>
        {questions.map(({ id, words, answer }) => (
          <li key={id} className={css.question}>
            <b>{words}</b>
            {answer ? <p>{answer}</p> : <div className={css.line} />}
          </li>
        ))}
      </ol>
    </Paper>
  );
}

/** The same as text, for another app. */
export const questionsText = (questions: readonly CareQuestion[]): string =>
  questions.map(({ words, answer }) => (answer ? `${words}\n  ${answer}` : words)).join('\n');
