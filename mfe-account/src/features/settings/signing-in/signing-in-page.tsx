import type { User } from '@nestwell/contracts/account';
import { useUser } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { LoadFailure, Page, PageHeader, Skeleton, Text } from '@nestwell/ui';
import { SessionsCard } from '../sessions/sessions-card';
import * as settings from '../settings.module.css';
import { CodesCard } from './codes-card';
import { DoorNote } from './door-note';
import { DoorSheets } from './door-sheets';
import { PasskeysCard } from './passkeys-card';
import { useSigningIn } from './signing-in.queries';
import { useDoorChanges } from './use-door-changes';

/** What opens her account, and where it is open. Nothing is left to show in the moment of logging out. */
export function SigningInPage() {
  const { user } = useUser();
  return (
    user && (
      <Page>
        <PageHeader title="Signing in" back={{ to: '/settings', label: 'Settings', Link }} />
        <div className={settings.cards1}>
          <Door key={user.id} user={user} />
        </div>
      </Page>
    )
  );
}

/** Where it is open stands below what opens it, and comes with it, so that nothing is moved. */
function Door({ user }: { user: User }) {
  const { data: state, isPending, refetch, isRefetching } = useSigningIn(user.id);
  const changes = useDoorChanges(user);
  if (isPending) return <Skeleton label="Loading how you sign in" rows={3} />;
  if (!state)
    return (
      <>
        <LoadFailure level={2} retrying={isRefetching} onRetry={() => void refetch()}>
          How you sign in didn’t load. Nothing was changed.
        </LoadFailure>
        <SessionsCard userId={user.id} />
      </>
    );
  return (
    <>
      <DoorNote state={state} />
      <PasskeysCard changes={changes} state={state} />
      <CodesCard changes={changes} state={state} />
      <Text soft>
        We tell you by bell{state.isMailSet && ' and mail'} when somebody signs in from a new place.
      </Text>
      <SessionsCard userId={user.id} />
      <DoorSheets changes={changes} />
    </>
  );
}
