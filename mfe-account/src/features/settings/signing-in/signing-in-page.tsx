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
          <SessionsCard userId={user.id} />
          <NewPlaces userId={user.id} />
        </div>
      </Page>
    )
  );
}

function Door({ user }: { user: User }) {
  const { data: state, isPending, refetch, isRefetching } = useSigningIn(user.id);
  const changes = useDoorChanges(user);
  if (isPending) return <Skeleton label="Loading how you sign in" rows={3} />;
  if (!state)
    return (
      <LoadFailure level={2} retrying={isRefetching} onRetry={() => void refetch()}>
        How you sign in didn’t load. Nothing was changed.
      </LoadFailure>
    );
  return (
    <>
      <DoorNote state={state} />
      <PasskeysCard changes={changes} state={state} />
      <CodesCard changes={changes} state={state} />
      <DoorSheets changes={changes} />
    </>
  );
}

function NewPlaces({ userId }: { userId: string }) {
  const { data } = useSigningIn(userId);
  return (
    data && (
      <Text soft>
        We tell you by bell{data.isMailSet && ' and mail'} when somebody signs in from a new place.
      </Text>
    )
  );
}
