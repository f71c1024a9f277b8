import { dailyGoal, nursingCalories } from '@nestwell/domain/energy';
import { inFigures } from '@nestwell/domain/reading';
import { TrimesterMode } from '@nestwell/remote-kit';
import { Button, handsFocusOn, Text } from '@nestwell/ui';
import { estimateFor } from '../lib/settings-form';
import * as css from '../settings.module.css';
import type { Settings } from '../use-settings';

/** The goal as every screen shows it; after new figures the new estimate is offered, never taken for her. */
export function CalorieGoal({
  settings: { user, form, hasNewFigures, heightUnit, edit },
}: {
  settings: Settings;
}) {
  const estimate = estimateFor(user, form, heightUnit);
  const offers = hasNewFigures && estimate !== form.baseCalorieGoal;
  const { isBreastfeeding } = form;
  const { nursingMode } = user;
  const shown = (baseCalorieGoal: number) =>
    inFigures(dailyGoal({ ...user, baseCalorieGoal, isBreastfeeding, isPregnant: form.isPregnant }));
  return (
    <div className={css.goal} tabIndex={-1}>
      <p>
        Daily goal: <b>{shown(form.baseCalorieGoal)} calories</b>
        {isBreastfeeding && !nursingMode && `, without ${nursingCalories} for nursing: Nursing Mode is off`}
      </p>
      <Text soft small>
        A rough estimate to start from. It doesn’t know your age; under 19, ask your doctor or midwife for
        yours.
      </Text>
      <TrimesterMode />
      <div role="status">
        {offers && (
          <Button ref={handsFocusOn} variant="soft" small onClick={() => edit({ baseCalorieGoal: estimate })}>
            Use the new estimate, {shown(estimate)}
          </Button>
        )}
      </div>
    </div>
  );
}
