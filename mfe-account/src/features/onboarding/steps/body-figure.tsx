import { goalReason } from '@nestwell/domain/energy';
import { EatingHelp } from '@nestwell/remote-kit';
import { DidYouMean, NumberField, Stack } from '@nestwell/ui';
import { FeetAndInches } from '../../../lib/height/feet-and-inches';
import { figureProblems, type FigureProblems } from '../lib/figure-problems';
import { unitQuestions } from '../lib/unit-questions';
import * as css from '../onboarding.module.css';
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
  const problem = question ? undefined : figureProblems(form)[field];
  const { isBreastfeeding, status } = form;
  const isLow =
    problem === goalReason('healthyWeightGoal', { isPregnant: status === 'pregnant', isBreastfeeding });
  const props = {
    optional: true,
    enterKeyHint: 'next',
    value: form[field],
    error: problem,
    onValueChange: (typed: string) => onChange({ [field]: typed }),
  } as const;
  return (
    <Stack gap={2}>
      {field === 'height' && form.heightUnit === 'in' ? (
        <FeetAndInches {...props} className={css.two} />
      ) : (
        <NumberField {...props} label={label} unit={unit} maxLength={7} help={help} />
      )}
      {question && (
        <DidYouMean
          meant={question.meant}
          typed={question.typed}
          onMeant={() => onChange(question.change)}
          onTyped={() => onChange({ confirmed: [...form.confirmed, question.key] })}
        />
      )}
      {isLow && <EatingHelp />}
    </Stack>
  );
}
