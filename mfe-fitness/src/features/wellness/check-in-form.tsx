import { checkInNoteLength } from '@nestwell/domain/limits';
import { Button, Card, ScaleSlider, Switch, TextArea } from '@nestwell/ui';
import { labelOf } from '../../lib/levels';
import { questions } from './lib/check-in-values';
import type { CheckInState } from './use-check-in';
import * as css from './wellness-page.module.css';

interface CheckInFormProps {
  state: CheckInState;
}

/** Five answers and a word or two. Nothing has to be filled in. */
export function CheckInForm({ state }: CheckInFormProps) {
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
            value={values[field]}
            onValueChange={(value) => set({ [field]: value })}
            valueText={labelOf(words, values[field])}
            ends={[labelOf(words, 0), labelOf(words, 4)]}
          />
        ))}
      </Card>
      <Card className={css.words}>
        <Switch
          label="Feeling the baby blues"
          description="Tearful, flat or unlike yourself"
          checked={values.postpartumBlues === true}
          onCheckedChange={(postpartumBlues) => set({ postpartumBlues })}
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
      </Card>
      <Button full type="submit" busy={state.saving} busyLabel="Saving...">
        Save check-in
      </Button>
    </form>
  );
}
