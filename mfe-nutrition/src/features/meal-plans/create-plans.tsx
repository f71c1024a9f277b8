import { useMember, useRegion } from '@nestwell/remote-kit';
import { Button, Plus, Spinner } from '@nestwell/ui';
import { useMemo } from 'react';
import { dietaryLabels, filtersOfAllergies, inOrder, type DietaryFilter } from '@nestwell/domain/food-fit';
import { recipesFor } from '../../lib/recipes/quiet-recipes';
import { smartLengths, type PlanKind } from './lib/plan-kind';
import { planForOf } from './lib/recipe-pool';
import { thinChoiceOf } from './lib/thin-choice';
import * as css from './plans.module.css';
import { ThinChoiceNote } from './thin-choice-note';
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
  /** The filters that are on; her allergies hold for plans whether or not theirs are among them. */
  diets: readonly DietaryFilter[];
  onDiets: (diets: DietaryFilter[]) => void;
  onCreated: (planId: string) => void;
}

/** The ways to make a plan. Only one is made at a time. */
export function CreatePlans({ diets, onDiets, onCreated }: CreatePlansProps) {
  const member = useMember();
  const country = useRegion().region?.country;
  const kept = useMemo(() => inOrder(new Set([...diets, ...filtersOfAllergies(member)])), [diets, member]);
  const thin = useMemo(
    () => thinChoiceOf(recipesFor(member), { ...planForOf(member, country), diets: kept }, member),
    [kept, member, country],
  );
  const { generate, creating } = useGeneratePlan(kept, onCreated);
  return (
    <div className={css.create}>
      <div className={css.lengths} role="group" aria-label="Smart plan" data-whole>
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
      {!member.pregnancyPaused && (
        <>
          <Kinds label="Pregnancy, seven days" kinds={PREGNANCY} creating={creating} onCreate={generate} />
          <Kinds label="Postpartum, seven days" kinds={POSTPARTUM} creating={creating} onCreate={generate} />
        </>
      )}
      {kept.length > 0 && (
        <p
          className={css.lead}
        >{`Every recipe will be ${kept.map((diet) => dietaryLabels[diet].toLowerCase()).join(', ')}.`}</p>
      )}
      {thin && (
        <ThinChoiceNote
          choice={thin}
          onTakeOff={(filter) => onDiets(diets.filter((one) => one !== filter))}
        />
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
