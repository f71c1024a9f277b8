import type { User } from '@nestwell/contracts/account';
import { nursingCalories } from '@nestwell/domain/energy';
import { TrimesterMode, useMutation, useShowsFigures, useToast, useUser } from '@nestwell/remote-kit';
import { Switch } from '@nestwell/ui';
import * as css from './today.module.css';

export function NursingMode() {
  const { user } = useUser();
  return user && <Mode user={user} />;
}

/** Part of her profile, so that the goal is the same on every screen and on each of her devices. */
function Mode({ user: { isBreastfeeding, nursingMode } }: { user: User }) {
  const { updateUser } = useUser();
  const { toast } = useToast();
  const showsFigures = useShowsFigures();
  const change = useMutation({
    mutationFn: (next: boolean) => updateUser({ nursingMode: next }),
    onError: () =>
      toast({
        title: 'Update Failed',
        description: 'Failed to update your profile. Please try again.',
        tone: 'alert',
      }),
  });
  const on = change.isPending ? change.variables : nursingMode;
  return (
    <div className={css.nursing}>
      <Switch
        label="Nursing Mode"
        checked={on && isBreastfeeding}
        onCheckedChange={(next) => change.mutate(next)}
        disabled={!isBreastfeeding}
        description={`Adds ${showsFigures ? `${nursingCalories} kcal` : 'some'} to your day, because feeding is work.`}
        reason="Turns on when you tell us you’re breastfeeding."
      />
      <TrimesterMode />
    </div>
  );
}
