import { codeRules } from '@nestwell/contracts/account';
import { identity } from '@nestwell/contracts/identity';
import { call, useMutation, useToast } from '@nestwell/remote-kit';
import { Button } from '@nestwell/ui';
import { useState } from 'react';
import { CodeFields } from './code-fields';
import * as css from './proof.module.css';
import type { ProofProps } from './proof-props';
import { ProvingSheet } from './proving-sheet';
import { useProving } from './use-proving';

export function CodeStep({ onBack, ...props }: ProofProps & { onBack: () => void }) {
  const { user, asked } = props;
  const [code, setCode] = useState('');
  const { problem, isPending, prove, forget } = useProving(user.id, asked.proved);
  const { toast } = useToast();
  const again = useMutation({
    mutationFn: () => call(identity.mailProofCode, { params: { userId: user.id } }),
    onSuccess: () =>
      toast({ title: 'On its way', description: 'A code that is under a minute old stays good.' }),
    onError: () =>
      toast({ title: 'Not sent', description: 'Please wait a little and try again.', tone: 'alert' }),
  });
  return (
    <ProvingSheet
      {...props}
      onBack={onBack}
      title="Type the code"
      description={`We mailed six digits to ${user.email}.`}
      isReady={code.length === codeRules.digits}
      isPending={isPending}
      onSubmit={() => prove({ code })}
    >
      <CodeFields
        value={code}
        problem={problem}
        onValueChange={(typed) => {
          setCode(typed);
          forget();
        }}
      />
      <div className={css.between}>
        <span className={css.note}>Good for {codeRules.minutes} minutes</span>
        <Button variant="quiet" small busy={again.isPending} onClick={() => again.mutate()}>
          Mail another
        </Button>
      </div>
    </ProvingSheet>
  );
}
