import type { SigningIn } from '@nestwell/contracts/identity';
import { Card, DoorOpen, ShieldCheck } from '@nestwell/ui';
import * as css from './signing-in.module.css';

/** What opens her account now, said plainly. */
export function DoorNote({ state }: { state: SigningIn }) {
  if (state.door === 'closed')
    return (
      <Card variant="field" shell="moss" className={css.door}>
        <ShieldCheck aria-hidden="true" />
        <p>
          <b>Your door is closed.</b> Your e-mail alone opens nothing. It takes {whatItTakes(state)}.
        </p>
      </Card>
    );
  return (
    <Card variant="field" shell="straw" className={css.door}>
      <DoorOpen aria-hidden="true" />
      <p>
        <b>Your e-mail alone opens this.</b> Whoever knows it can read what you log.{' '}
        {state.isMailSet ? 'Two ways to close the door:' : 'One way to close the door:'}
      </p>
    </Card>
  );
}

function whatItTakes({ passkeys, codeAskedBy, isMailSet }: SigningIn): string {
  if (passkeys.length === 0) return 'a code by mail';
  return isMailSet || codeAskedBy !== 'nobody' ? 'a passkey or a code' : 'a passkey or a recovery code';
}
