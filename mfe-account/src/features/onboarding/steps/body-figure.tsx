import { DidYouMean, NumberField, Stack } from '@nestwell/ui';
import { figureProblems, type FigureProblems } from '../lib/figure-problems';
import { unitQuestions } from '../lib/unit-questions';
import type { StepProps } from './step-props';

interface BodyFigureProps extends Pick<StepProps, 'form' | 'onChange'> {
  field: keyof FigureProblems;
  label: string;
  unit: string;
  help?: string;
}

/** A weight or height, and the question whether it is in the other unit. */
export function BodyFigure({ form, onChange, field, label, unit, help }: BodyFigureProps) {
  const question = unitQuestions(form)[field];
  return (
    <Stack gap={2}>
      <NumberField
        label={label}
        optional
        enterKeyHint="next"
        unit={unit}
        maxLength={7}
        help={help}
        value={form[field]}
        error={question ? undefined : figureProblems(form)[field]}
        onValueChange={(typed) => onChange({ [field]: typed })}
      />
      {question && (
        <DidYouMean
          meant={question.meant}
          typed={question.typed}
          onMeant={() => onChange(question.change)}
          onTyped={() => onChange({ confirmed: [...form.confirmed, question.key] })}
        />
      )}
    </Stack>
  );
}
