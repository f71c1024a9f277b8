import { dayMonthAndYear } from '@nestwell/domain/calendar-days';
import { counted } from '@nestwell/domain/words';
import { Button, Disclosure, List, Section, Text } from '@nestwell/ui';
import type { CareQuestion } from '@nestwell/contracts/care';
import type { VisitDay } from './visit-days';
import * as css from './questions.module.css';

interface EarlierVisitsProps {
  visits: readonly VisitDay[];
  onAskAgain: (question: CareQuestion) => void;
}

/** What was asked before and what she was told; a question may be asked again. */
export function EarlierVisits({ visits, onAskAgain }: EarlierVisitsProps) {
  if (visits.length === 0) return null;
  return (
    <Section title="Earlier visits">
      {visits.map(({ date, questions }) => (
        <Disclosure key={date} ruled title={<VisitTitle date={date} questions={questions} />}>
          <List aria-label={`Asked on ${dayMonthAndYear(date)}`}>
            {questions.map((question) => (
              <li key={question.id} className={css.question}>
                <b>{question.words}</b>
                {question.answer ? (
                  <p className={css.answer}>{question.answer}</p>
                ) : (
                  <Text small soft>
                    No answer noted
                  </Text>
                )}
                <Button
                  small
                  variant="quiet"
                  aria-label={`Ask again: ${question.words}`}
                  onClick={() => onAskAgain(question)}
                >
                  Ask again
                </Button>
              </li>
            ))}
          </List>
        </Disclosure>
      ))}
    </Section>
  );
}

function VisitTitle({ date, questions }: VisitDay) {
  const answered = questions.filter(({ answer }) => answer !== null).length;
  return (
    <span>
      <b>{dayMonthAndYear(date)}</b>
      <Text as="span" small soft className={css.told}>
        {counted(questions.length, 'question')}, {answered === questions.length ? 'all' : answered} answered
      </Text>
    </span>
  );
}
