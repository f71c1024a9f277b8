import { nursingCalories } from '@nestwell/domain/energy';
import { useUser } from '@nestwell/remote-kit';
import { Switch } from '@nestwell/ui';
import { setNursingMode, useNursingMode } from './nursing-state';
import * as css from './today.module.css';

export function NursingMode() {
  const { user } = useUser();
  const on = useNursingMode();
  if (!user) return null;
  return (
    <div className={css.nursing}>
      <Switch
        label="Nursing Mode"
        checked={on && user.isBreastfeeding}
        onCheckedChange={setNursingMode}
        disabled={!user.isBreastfeeding}
        description={`Adds ${nursingCalories} kcal to your day, because feeding is work.`}
        reason="Turns on when you tell us you’re breastfeeding."
      />
    </div>
  );
}
