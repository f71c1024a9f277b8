import { isGoingOnUnknown } from '@nestwell/contracts/account';
import { callWhilePaused } from '@nestwell/safety/signs';
import { Card, Stack, Text } from '@nestwell/ui';
import { useUser } from '../hooks/use-user';
import { PregnancyFactQuestion } from './pregnancy-fact-question';

/** Asked once of a pregnancy that she has paused; either answer ends the question, and Settings takes it back. */
export function GoesOnQuestion() {
  const { user } = useUser();
  if (!user || !isGoingOnUnknown(user)) return null;
  return (
    <Card aria-label="Does it go on?">
      <GoesOnAnswers />
    </Card>
  );
}

/** The question itself, and what an answer changes: in words that name nobody. */
export function GoesOnAnswers() {
  return (
    <Stack gap={3}>
      <PregnancyFactQuestion fact="goesOn" question="Does it go on?" />
      <Text small soft>
        If it does, foods to leave out and when to call stay at hand. Nothing is counted either way.
      </Text>
      <Text small>{callWhilePaused.value}</Text>
    </Stack>
  );
}
