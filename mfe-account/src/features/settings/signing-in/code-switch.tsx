import type { SigningIn } from '@nestwell/contracts/identity';
import { Switch } from '@nestwell/ui';
import type { DoorChanges } from './use-door-changes';

/** Only where mail is set; nobody can be asked for a code that is never sent. */
export function CodeSwitch({ changes: { askForCode }, state }: { changes: DoorChanges; state: SigningIn }) {
  const { isMailSet, codeAskedBy, passkeys } = state;
  if (!isMailSet) return null;
  return (
    <Switch
      label="Ask me for a code"
      description={`By mail, each time you sign in${passkeys.length > 0 ? ' without a passkey' : ''}.`}
      checked={askForCode.isPending ? askForCode.variables : codeAskedBy !== 'nobody'}
      disabled={codeAskedBy === 'site'}
      reason="This site asks for one at each login."
      onCheckedChange={(isAsked) => askForCode.isPending || askForCode.mutate(isAsked)}
    />
  );
}
