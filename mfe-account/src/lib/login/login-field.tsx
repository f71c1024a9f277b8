import { TextField } from '@nestwell/ui';
import { useEffect, useRef } from 'react';
import { RecoveryCodeField } from '../proof/recovery-code-field';
import type { EmailLogin } from './use-email-login';

interface LoginFieldProps {
  login: EmailLogin;
  /** Below the address. */
  help?: string;
}

/** What is asked for just now: the address, the code that was mailed, or both with a code from the sheet. */
export function LoginField({ login, help }: LoginFieldProps) {
  const field = useFieldOf(login.step);
  const address = (
    <TextField
      key="email"
      ref={login.step === 'email' ? field : undefined}
      label="Your e-mail"
      type="email"
      inputMode="email"
      enterKeyHint={login.step === 'email' ? 'go' : 'next'}
      autoComplete="username webauthn"
      placeholder="you@example.com"
      help={help}
      value={login.email}
      onValueChange={login.setEmail}
    />
  );
  if (login.step === 'email') return address;
  if (login.step === 'recovery')
    return (
      <>
        {address}
        <RecoveryCodeField
          key="recovery"
          ref={field}
          help="From your sheet. Each works once; capitals and dashes do not matter."
          value={login.code}
          onValueChange={login.setCode}
        />
      </>
    );
  return (
    <TextField
      key="code"
      ref={field}
      label="Six-digit code"
      inputMode="numeric"
      enterKeyHint="go"
      autoComplete="one-time-code"
      maxLength={6}
      placeholder="123456"
      help={`We sent it to ${login.email}. It works once, for 10 minutes.`}
      value={login.code}
      onValueChange={login.setCode}
    />
  );
}

/** Another field takes the place of the one she was in, and the focus with it. */
function useFieldOf(step: EmailLogin['step']) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    field.current?.focus();
  }, [step]);
  return field;
}
