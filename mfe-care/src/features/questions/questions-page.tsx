import { useDeviceDate } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { buttonClass, LoadFailure, Skeleton } from '@nestwell/ui';
import { CareScreen } from '../../lib/care-screen';
import { PrintButton } from '../../lib/take-along/print-button';
import { TakeAlongButton } from '../../lib/take-along/take-along-button';
import { EarlierVisits } from './earlier-visits';
import { NewQuestion } from './new-question';
import { NextVisit } from './next-visit';
import { QuestionList } from './question-list';
import { QuestionsPaper, questionsText } from './questions-paper';
import { useQuestionCalls, useQuestions } from './questions.queries';
import { sortedByVisit } from './visit-days';

/** What she wants to ask at her next appointment. What is not asked is there for the one after. */
export function QuestionsPage() {
  const today = useDeviceDate();
  const questions = useQuestions();
  const { ask } = useQuestionCalls();
  const sorted = questions.data && sortedByVisit(questions.data, today);
  const isThere = sorted !== undefined && sorted.current.length > 0;
  return (
    <CareScreen
      title="Questions"
      actions={
        isThere && (
          <>
            <PrintButton label="Print the questions" />
            <TakeAlongButton title="Questions" text={() => questionsText(sorted.current)} />
          </>
        )
      }
    >
      <NextVisit />
      {sorted ? (
        <QuestionList {...sorted} />
      ) : questions.isLoadingError ? (
        <LoadFailure onRetry={() => void questions.refetch()} />
      ) : (
        <Skeleton label="Loading questions" rows={3} />
      )}
      <NewQuestion />
      <Link to="/care/report" className={buttonClass({ variant: 'line', full: true })}>
        Put in report
      </Link>
      {sorted && (
        <EarlierVisits visits={sorted.earlier} onAskAgain={(question) => void ask(question, false)} />
      )}
      {isThere && <QuestionsPaper questions={sorted.current} />}
    </CareScreen>
  );
}
