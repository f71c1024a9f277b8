import { counted } from '@nestwell/domain/words';
import type { User } from '@nestwell/contracts/account';
import type { SigningIn } from '@nestwell/contracts/identity';
import { Link } from '@nestwell/remote-kit/router';
import { Button, ChevronRight, Skeleton, Text } from '@nestwell/ui';
import { SettingsCard } from '../cards/settings-card';
import { useSessions } from '../sessions/sessions.queries';
import * as settings from '../settings.module.css';
import { AddPasskey } from './add-passkey';
import { CodeSwitch } from './code-switch';
import { DoorNote } from './door-note';
import { DoorSheets } from './door-sheets';
import * as css from './signing-in.module.css';
import { useSigningIn } from './signing-in.queries';
import { type DoorChanges, useDoorChanges } from './use-door-changes';

/** In Settings: what opens her account, and as long as her e-mail alone does, how to close the door. */
export function SigningInCard({ user }: { user: User }) {
  const { data: state, isPending, refetch, isRefetching } = useSigningIn(user.id);
  const changes = useDoorChanges(user);
  return (
    <SettingsCard title="Signing in" note={user.email}>
      {state ? (
        <Door state={state} changes={changes} />
      ) : isPending ? (
        <Skeleton label="Loading how you sign in" rows={2} />
      ) : (
        <div role="alert" className={settings.actions}>
          <Text soft>How you sign in didn’t load. Nothing was changed.</Text>
          <Button variant="soft" busy={isRefetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      <WhereRow userId={user.id} />
      <DoorSheets changes={changes} />
    </SettingsCard>
  );
}

function Door({ state, changes }: { state: SigningIn; changes: DoorChanges }) {
  return (
    <>
      <DoorNote state={state} />
      {state.door === 'open' && (
        <>
          <AddPasskey changes={changes} isFirst />
          <CodeSwitch changes={changes} state={state} />
        </>
      )}
    </>
  );
}

function WhereRow({ userId }: { userId: string }) {
  const { data } = useSessions(userId);
  const count = data?.length;
  return (
    <Link to="/settings/signing-in" className={css.link}>
      <span>
        <b>Where you are signed in</b>
        <span className={css.note}>
          {count === undefined ? 'Passkeys, codes and devices' : counted(count, 'device')}
        </span>
      </span>
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}
