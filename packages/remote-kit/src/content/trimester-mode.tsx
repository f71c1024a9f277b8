import { trimesterCalories } from '@nestwell/domain/energy';
import { inFigures } from '@nestwell/domain/reading';
import { Switch } from '@nestwell/ui';
import { useShowsFigures } from '../hooks/figures';
import { useProfileAct } from '../hooks/use-profile-act';
import { useUser } from '../hooks/use-user';

/** What her trimester needs beyond usual, and one tap that adds it to the goal of every screen. */
export function TrimesterMode() {
  const { user } = useUser();
  const act = useProfileAct();
  const showsFigures = useShowsFigures();
  const extra = user ? trimesterCalories(user) : 0;
  if (!user || extra === 0) return null;
  const amount = showsFigures ? `about ${inFigures(extra)} kcal a day` : 'more';
  return (
    <Switch
      label="Add what my trimester needs"
      description={`Most mothers need ${amount} beyond usual now. Turn this on and your goal counts it.`}
      checked={act.isPending ? act.variables.trimesterMode === true : user.trimesterMode}
      onCheckedChange={(trimesterMode) => act.mutate({ trimesterMode })}
    />
  );
}
