import type { User } from '@nestwell/contracts/account';
import { Switch } from '@nestwell/ui';
import { useProfileAct } from './use-profile-act';

/** For a pregnancy that has changed: everything that counts it is put away, without a word more than needed. */
export function PauseSwitch({ user }: { user: User }) {
  const { mutate, isPending, variables } = useProfileAct();
  const isPaused = isPending ? variables.pregnancyPaused === true : user.pregnancyPaused;
  return (
    <Switch
      label="My pregnancy has changed"
      description={
        isPaused
          ? 'Weeks, baby’s growth and milestones are put away. Your logs, wellness and support stay, and you can turn this back whenever you like.'
          : 'Quietly puts away weeks, baby’s growth and milestones.'
      }
      checked={isPaused}
      // Not disabled meanwhile: a disabled switch would lose the focus.
      onCheckedChange={(pregnancyPaused) => isPending || mutate({ pregnancyPaused })}
    />
  );
}
