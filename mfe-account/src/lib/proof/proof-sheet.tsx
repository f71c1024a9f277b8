import { useState } from 'react';
import { CodeStep } from './code-step';
import { RecoveryStep } from './recovery-step';
import type { ProofProps } from './proof-props';
import type { AskedProof } from './use-proof';
import { WaysStep } from './ways-step';

type Step = 'ways' | 'code' | 'recoveryCode';

/** "First, show that it is you": by a passkey, a mailed code, or a code of her sheet where there is no mail. */
export function ProofSheet({ asked, ...props }: Omit<ProofProps, 'asked'> & { asked: AskedProof | null }) {
  return asked && <Question {...props} asked={asked} />;
}

function Question(props: ProofProps) {
  const [step, setStep] = useState<Step>('ways');
  const back = () => setStep('ways');
  if (step === 'code') return <CodeStep {...props} onBack={back} />;
  if (step === 'recoveryCode') return <RecoveryStep {...props} onBack={back} />;
  return <WaysStep {...props} onStep={setStep} />;
}
