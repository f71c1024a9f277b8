import { identity } from '@nestwell/contracts/identity';
import { call, refusalOf, useMutation, useToast } from '@nestwell/remote-kit';
import { Button, Clock, Fingerprint, Mail, Sheet } from '@nestwell/ui';
import { signWithPasskey } from '../passkeys/authenticator';
import { useSupportsPasskeys } from '../passkeys/use-passkeys';
import * as css from './proof.module.css';
import type { ProofProps } from './proof-props';

interface WaysStepProps extends ProofProps {
  onStep: (step: 'code' | 'recoveryCode') => void;
}

export function WaysStep({ user, words, asked, onStep }: WaysStepProps) {
  const params = { userId: user.id };
  const byPasskey = useMutation({
    mutationFn: async () => {
      const passkey = await signWithPasskey(await call(identity.proveByPasskey, { params }));
      await call(identity.prove, { params, body: { passkey } });
    },
    onSuccess: asked.proved,
    onError: useTold('That did not work. Try again, or use a code.'),
  });
  const mail = useMutation({
    mutationFn: () => call(identity.mailProofCode, { params }),
    onSuccess: () => onStep('code'),
    onError: useTold('The code could not be sent. Please try again.'),
  });
  const offersPasskey = useSupportsPasskeys() && asked.ways.includes('passkey');
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => isOpen || asked.declined()}
      title="First, show that it is you"
      description={words.purpose}
    >
      <p className={css.kept}>
        <Clock aria-hidden="true" />
        One proof is good for 10 minutes.
      </p>
      <div className={css.ways}>
        {offersPasskey && (
          <Button
            full
            icon={<Fingerprint aria-hidden="true" />}
            busy={byPasskey.isPending}
            onClick={() => byPasskey.mutate()}
          >
            Use my passkey
          </Button>
        )}
        {asked.ways.includes('code') && (
          <Button
            variant={offersPasskey ? 'line' : 'primary'}
            full
            icon={<Mail aria-hidden="true" />}
            busy={mail.isPending}
            onClick={() => mail.mutate()}
          >
            Mail me a code
          </Button>
        )}
        {asked.ways.includes('recoveryCode') && (
          <Button variant="line" full onClick={() => onStep('recoveryCode')}>
            Use a recovery code
          </Button>
        )}
        <Button variant="quiet" full onClick={asked.declined}>
          Not now
        </Button>
      </div>
    </Sheet>
  );
}

function useTold(otherwise: string) {
  const { toast } = useToast();
  return (error: unknown) => {
    const isTooOften = refusalOf(identity.prove, error)?.code === 'too_many_requests';
    const description = isTooOften ? 'Too many tries. Please wait a while and try again.' : otherwise;
    toast({ title: 'Not shown yet', description, tone: 'alert' });
  };
}
