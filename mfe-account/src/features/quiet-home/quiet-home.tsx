import { GoesOnQuestion, useUser } from '@nestwell/remote-kit';
import { Stack } from '@nestwell/ui';
import { ForYourBody } from './for-your-body';
import { MilkQuestion } from './milk-question';
import { SomeoneToTalkTo } from './someone-to-talk-to';

/** What stands first while she is quiet about pregnancy and babies: her body, people, and one soft question. */
export function QuietHome() {
  const { user } = useUser();
  if (!user?.pregnancyPaused) return null;
  return (
    <Stack gap={8}>
      <GoesOnQuestion />
      <ForYourBody user={user} />
      <SomeoneToTalkTo isAfterLoss={user.state === 'loss'} />
      {user.state === 'loss' && <MilkQuestion wanted={user.milkHelpWanted} />}
    </Stack>
  );
}
