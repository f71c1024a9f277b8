import type { MoodCheck } from '@nestwell/contracts/care';
import { Link, useSearchParams } from '@nestwell/remote-kit/router';
import { Button, buttonClass, EmptyState, LoadFailure, Skeleton, Stack, Text } from '@nestwell/ui';
import { CareScreen } from '../../lib/care-screen';
import { ChecksList } from './checks-list';
import { MoodChart } from './mood-chart';
import { MoodResult } from './mood-result';
import { useMoodChecks } from './mood.queries';
import { useCheckAgain } from './use-check-again';
import { WorseThanThen } from './worse-than-then';

/** Her checks, drawn and told, and each of them again. */
export function MoodHistoryPage() {
  const checks = useMoodChecks();
  const [params] = useSearchParams();
  const chosen = checks.data?.find(({ id }) => id === params.get('check'));
  if (chosen) return <MoodResult check={chosen} />;
  return (
    <CareScreen title="Earlier answers" back={{ to: '/care/mood', label: 'How are you' }}>
      {checks.isPending ? (
        <Skeleton label="Loading your checks" rows={4} />
      ) : checks.isLoadingError ? (
        <LoadFailure onRetry={() => void checks.refetch()} />
      ) : (
        <Checks checks={checks.data} />
      )}
      <Again />
    </CareScreen>
  );
}

function Checks({ checks }: { checks: readonly MoodCheck[] }) {
  if (checks.length === 0)
    return (
      <EmptyState level={2} art="thread" compact title="Nothing noted yet">
        Your checks will stand here.
      </EmptyState>
    );
  return (
    <>
      <MoodChart checks={checks} />
      <ChecksList checks={checks} />
    </>
  );
}

function Again() {
  const { from, dayInWords } = useCheckAgain();
  return (
    <Stack gap={2}>
      {from ? (
        <>
          <Button full disabled>
            Check again from {dayInWords}
          </Button>
          <WorseThanThen />
        </>
      ) : (
        <Link to="/care/mood" className={buttonClass({ variant: 'soft', full: true })}>
          Check again
        </Link>
      )}
      <Text small soft>
        The questions look at two weeks. You can talk to someone any day.
      </Text>
    </Stack>
  );
}
