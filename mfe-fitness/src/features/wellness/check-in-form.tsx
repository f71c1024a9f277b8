import { fitness } from '@nestwell/contracts/fitness';
import { checkInNoteLength } from '@nestwell/domain/limits';
import { Slot, WaitingMark, useDeviceDate } from '@nestwell/remote-kit';
import { Button, Card, ScaleSlider, TextArea } from '@nestwell/ui';
import type { ReactNode } from 'react';
import { answerOf, labelOf } from '../../lib/levels';
import { BluesQuestion } from './blues-question';
import { questions, RESTING } from './lib/check-in-values';
import type { CheckInState } from './use-check-in';
import * as css from './wellness-page.module.css';

interface CheckInFormProps {
  state: CheckInState;
  /** Stands above the button, where she comes by with every answer. */
  offer?: ReactNode;
}

/** Five answers and a word or two. Nothing has to be filled in, and nothing is until she does. */
export function CheckInForm({ state, offer }: CheckInFormProps) {
  const today = useDeviceDate();
  const { values, set } = state;
  return (
    <form
      className={css.form}
      aria-label="Check-in"
      onSubmit={(event) => {
        event.preventDefault();
        void state.save();
      }}
    >
      <Card className={css.questions}>
        {questions.map(({ field, label, words }) => (
          <ScaleSlider
            key={field}
            label={label}
            min={0}
            max={4}
            value={values[field] ?? RESTING}
            unanswered={values[field] === null}
            onValueChange={(value) => set({ [field]: value })}
            valueText={answerOf(words, values[field])}
            ends={[labelOf(words, 0), labelOf(words, 4)]}
          />
        ))}
      </Card>
      <Card className={css.words}>
        <BluesQuestion
          value={values.postpartumBlues}
          onValueChange={(postpartumBlues) => set({ postpartumBlues })}
        />
        <TextArea
          label="Anything to add?"
          rows={3}
          limit={values.notes.length > checkInNoteLength * 0.8 ? checkInNoteLength : undefined}
          error={state.tooLong && `Keep it to ${checkInNoteLength} characters and we'll save it.`}
          placeholder="A word or two is plenty"
          value={values.notes}
          onValueChange={(notes) => set({ notes })}
        />
        <Slot name="note.door@1" />
      </Card>
      {offer}
      <Button full type="submit" busy={state.saving} busyLabel="Saving...">
        Save check-in
      </Button>
      <WaitingMark read={fitness.listCheckIns} row={today} />
      <p className={css.soft} role="status">
        {state.untouched && 'Answer anything you want to keep, then save.'}
      </p>
    </form>
  );
}
