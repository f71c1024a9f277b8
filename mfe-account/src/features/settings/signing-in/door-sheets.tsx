import { ProofSheet } from '../../../lib/proof/proof-sheet';
import { RecoverySheet } from './recovery-sheet';
import type { DoorChanges } from './use-door-changes';

/** What a change may ask first, and what it may show after. */
export function DoorSheets({ changes: { user, proof, sheet, setSheet } }: { changes: DoorChanges }) {
  return (
    <>
      <ProofSheet user={user} {...proof} />
      {sheet && <RecoverySheet sheet={sheet} email={user.email} onClose={() => setSheet(null)} />}
    </>
  );
}
