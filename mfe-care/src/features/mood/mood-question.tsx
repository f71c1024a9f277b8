import { opensLines, type Questionnaire } from '@nestwell/safety/questionnaires';
import { Button, Page, ProgressBar, RadioRows, Row, Text, ChevronLeft, warmLayers } from '@nestwell/ui';
import { useEffect, useRef, useState } from 'react';
import type { Step } from './lib/course';
import { MoodHelp } from './mood-help';
import * as css from './mood.module.css';

interface MoodQuestionProps {
  step: Step;
  mood: Questionnaire;
  score: number | null;
  isLast: boolean;
  isFirst: boolean;
  onAnswer: (score: number | null) => void;
  onNext: () => void;
  onBack: () => void;
  onLeave: () => void;
}

/** One question. Next waits for an answer, Skip never does. */
export function MoodQuestion(props: MoodQuestionProps) {
  const { step, mood, score, isLast, isFirst, onAnswer, onNext, onBack, onLeave } = props;
  const { part, at, number, of, lead, question } = step;
  const [helping, setHelping] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  function choose(label: string) {
    const chosen = question.options.find((option) => option.label === label)?.score ?? null;
    onAnswer(chosen);
    if (part === 'mood' && opensLines(mood, at, chosen)) setHelping(true);
  }

  return (
    <Page {...warmLayers}>
      <Row between>
        <Button variant="quiet" small icon={<ChevronLeft aria-hidden="true" />} onClick={onLeave}>
          Leave
        </Button>
        <Text small soft as="span">
          {number} of {of}
        </Text>
      </Row>
      <ProgressBar label={`Question ${number} of ${of}`} percentage={(number / of) * 100} />
      <div className={css.question}>
        <div>
          <Text soft>{lead}</Text>
          <h1 ref={heading} tabIndex={-1} className={css.asked}>
            {question.text}
          </h1>
        </div>
        <RadioRows
          label={`${lead} ${question.text}`}
          labelHidden
          options={question.options.map(({ label }) => ({ value: label, label }))}
          value={question.options.find((option) => option.score === score)?.label ?? null}
          onValueChange={choose}
        />
        <div className={css.ways}>
          {!isFirst && (
            <Button variant="line" onClick={onBack}>
              Back
            </Button>
          )}
          <Button disabled={score === null} onClick={onNext}>
            {isLast ? 'See result' : 'Next'}
          </Button>
        </div>
        <Button
          variant="quiet"
          full
          onClick={() => {
            onAnswer(null);
            onNext();
          }}
        >
          Skip this one
        </Button>
      </div>
      <MoodHelp open={helping} onClose={() => setHelping(false)} />
    </Page>
  );
}
