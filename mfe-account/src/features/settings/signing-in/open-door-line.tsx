import { useQuery, useUser } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { linkClass, Text } from '@nestwell/ui';
import { signingInOf } from '../../../lib/account/signing-in-of';

/** Beside a note of hers, while her e-mail alone opens her account. It asks, and holds nothing back. */
export function OpenDoorLine() {
  const { user } = useUser();
  return user && <LineWhileOpen userId={user.id} />;
}

function LineWhileOpen({ userId }: { userId: string }) {
  const { data: state } = useQuery(signingInOf(userId));
  if (state?.door !== 'open') return null;
  return (
    <Text small soft>
      Whoever knows your e-mail can open your account and read this.{' '}
      <Link className={linkClass} to="/settings/signing-in">
        Add a passkey{state.isMailSet ? ' or a code' : ''}
      </Link>
    </Text>
  );
}
