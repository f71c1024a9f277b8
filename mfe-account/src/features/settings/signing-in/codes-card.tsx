import type { SigningIn } from '@nestwell/contracts/identity';
import { useNow } from '@nestwell/remote-kit';
import { Button, Card } from '@nestwell/ui';
import * as settings from '../settings.module.css';
import { CodeSwitch } from './code-switch';
import { longDay } from './passkey-words';
import * as css from './signing-in.module.css';
import type { DoorChanges } from './use-door-changes';

/** Codes by mail, and those on paper; nothing of it where there is neither mail nor a closed door. */
export function CodesCard({ changes, state }: { changes: DoorChanges; state: SigningIn }) {
  const now = useNow();
  const isClosed = state.door === 'closed';
  if (!state.isMailSet && !isClosed) return null;
  return (
    <Card className={settings.card} aria-label="Codes">
      <CodeSwitch changes={changes} state={state} />
      {isClosed && (
        <div className={state.isMailSet ? css.below : css.recovery}>
          <div>
            <b>Recovery codes</b>
            <p className={css.note}>{leftOf(state.recoveryCodes, new Date(now))}</p>
          </div>
          <Button
            variant="line"
            small
            busy={changes.newCodes.isPending}
            onClick={() => changes.newCodes.mutate()}
          >
            New codes
          </Button>
        </div>
      )}
    </Card>
  );
}

function leftOf(codes: SigningIn['recoveryCodes'], now: Date): string {
  if (codes === null) return 'None made yet';
  return `${codes.left} of ${codes.of} left, made ${longDay(new Date(codes.madeAt), now)}`;
}
