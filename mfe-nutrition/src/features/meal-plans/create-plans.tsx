import { Button, Plus, Spinner } from '@nestwell/ui';
import { dietaryLabels, type DietaryFilter } from '../../lib/recipes/dietary';
import { smartLengths, type PlanKind } from './lib/plan-kind';
import * as css from './plans.module.css';
import { useGeneratePlan } from './use-generate-plan';

const PREGNANCY = [
  ['1st trimester', { type: 'trimester', trimester: 1 }],
  ['2nd trimester', { type: 'trimester', trimester: 2 }],
  ['3rd trimester', { type: 'trimester', trimester: 3 }],
] as const satisfies readonly (readonly [string, PlanKind])[];
const POSTPARTUM = [
  ['Nursing', { type: 'postpartum', nursing: true }],
  ['Non-nursing', { type: 'postpartum', nursing: false }],
] as const satisfies readonly (readonly [string, PlanKind])[];

interface CreatePlansProps {
  diets: readonly DietaryFilter[];
  onCreated: (planId: string) => void;
}

/** The ways to make a plan. Only one is made at a time. */
export function CreatePlans({ diets, onCreated }: CreatePlansProps) {
  const { generate, creating } = useGeneratePlan(diets, onCreated);
  return (
    <div className={css.create}>
      <div className={css.lengths} role="group" aria-label="Smart plan">
        {smartLengths.map((days) => (
          <button
            key={days}
            type="button"
            className={css.length}
            aria-label={`Create a ${days}-day plan`}
            aria-disabled={creating}
            onClick={() => generate({ type: 'smart', days })}
          >
            <b>{days}</b>
            days
          </button>
        ))}
      </div>
      <Kinds label="Pregnancy, seven days" kinds={PREGNANCY} creating={creating} onCreate={generate} />
      <Kinds label="Postpartum, seven days" kinds={POSTPARTUM} creating={creating} onCreate={generate} />
      {diets.length > 0 && (
        <p
          className={css.lead}
        >{`Every recipe will be ${diets.map((diet) => dietaryLabels[diet].toLowerCase()).join(', ')}.`}</p>
      )}
      <p role="status" className={css.creating}>
        {creating && (
          <>
            <Spinner /> Creating...
          </>
        )}
      </p>
    </div>
  );
}

interface KindsProps {
  label: string;
  kinds: readonly (readonly [string, PlanKind])[];
  creating: boolean;
  onCreate: (kind: PlanKind) => void;
}

function Kinds({ label, kinds, creating, onCreate }: KindsProps) {
  return (
    <div role="group" aria-label={label}>
      <h3 className={css.kindsHeading}>{label}</h3>
      <div className={css.kinds}>
        {kinds.map(([name, kind]) => (
          <Button
            key={name}
            variant="line"
            small
            icon={<Plus aria-hidden="true" />}
            aria-disabled={creating}
            onClick={() => onCreate(kind)}
          >
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}
