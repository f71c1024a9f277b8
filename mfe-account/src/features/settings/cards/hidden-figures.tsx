import type { User } from '@nestwell/contracts/account';
import { useProfileAct } from '@nestwell/remote-kit';
import { Switch } from '@nestwell/ui';

/** For whoever is better off without them; they are kept, and come back as she turns it off. */
export function HiddenFigures({ user }: { user: User }) {
  const act = useProfileAct();
  return (
    <Switch
      label="Hide calories and weights"
      description="On every screen. What you log is kept all the same, and stays in your export."
      checked={act.isPending ? act.variables.hidesFigures === true : user.hidesFigures}
      onCheckedChange={(hidesFigures) => act.mutate({ hidesFigures })}
    />
  );
}
