import { care, type CareQuestion } from '@nestwell/contracts/care';
import { dayAndLongMonth, type LocalDate } from '@nestwell/domain/calendar-days';
import { WaitingMark } from '@nestwell/remote-kit';
import { Button, Check, IconButton, PenLine, Row, Text, warmLayers } from '@nestwell/ui';
import * as css from './questions.module.css';

interface QuestionRowProps {
  question: CareQuestion;
  /** The last visit, at which it was not asked. */
  carriedOverFrom?: LocalDate;
  onAsk: (asked: boolean) => void;
  onEdit: () => void;
}

/** A question to tick once it is asked, and what she was told. */
export function QuestionRow({ question, carriedOverFrom, onAsk, onEdit }: QuestionRowProps) {
  const { id, words, origin, answer, askedAt } = question;
  const about = [
    origin && `From ${origin}`,
    carriedOverFrom && `Carried over from ${dayAndLongMonth(carriedOverFrom)}`,
  ].filter(Boolean);
  return (
    <li className={css.question}>
      <Row gap={2} between>
        <Check label={<b>{words}</b>} checked={askedAt !== null} onCheckedChange={onAsk} />
        <IconButton label={`Edit ${words}`} onClick={onEdit} {...warmLayers}>
          <PenLine />
        </IconButton>
      </Row>
      <div className={css.below}>
        {about.length > 0 && (
          <Text small soft>
            {about.join(', ')}
          </Text>
        )}
        {answer && <p className={css.answer}>{answer}</p>}
        {askedAt !== null && !answer && (
          <Button small variant="line" onClick={onEdit} {...warmLayers}>
            Note the answer
          </Button>
        )}
        <WaitingMark read={care.listQuestions} row={id} />
      </div>
    </li>
  );
}
