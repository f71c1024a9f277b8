import { useState } from 'react';
import type { ProofProps } from './proof-props';
import { ProvingSheet } from './proving-sheet';
import { RecoveryCodeField } from './recovery-code-field';
import { useProving } from './use-proving';

export function RecoveryStep({ onBack, ...props }: ProofProps & { onBack: () => void }) {
  const [recoveryCode, setCode] = useState('');
  const { problem, isPending, prove, forget } = useProving(props.user.id, props.asked.proved);
  return (
    <ProvingSheet
      {...props}
      onBack={onBack}
      title="Use a recovery code"
      description="From your sheet. Each works once."
      isReady={recoveryCode.trim() !== ''}
      isPending={isPending}
      onSubmit={() => prove({ recoveryCode })}
    >
      <RecoveryCodeField
        data-autofocus
        error={problem}
        value={recoveryCode}
        onValueChange={(typed) => {
          setCode(typed);
          forget();
        }}
      />
    </ProvingSheet>
  );
}
