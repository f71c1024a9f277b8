import { Button, TextField } from '@nestwell/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import * as css from './login-form.module.css';
import type { EmailLogin } from './use-email-login';

interface LoginFormProps {
  login: EmailLogin;
  /** On the button. */
  action: string;
  /** Below the address. */
  help?: string;
  /** The button stands beside the field, not below it. */
  inline?: boolean;
  /** It is what the screen is for. */
  primary?: boolean;
}

/** The address, and once the server has mailed a code the code. */
export function LoginForm({ login, action, help, inline = false, primary = false }: LoginFormProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    void login.submit();
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <div className={inline ? css.row : css.column}>
        <LoginField login={login} help={help} />
        <Button
          type="submit"
          variant={primary ? 'primary' : 'soft'}
          className={inline ? css.beside : undefined}
          full={!inline}
          busy={login.busy}
        >
          {action}
        </Button>
      </div>
      {login.step === 'code' && (
        <Button variant="quiet" small={inline} full={!inline} onClick={login.restart}>
          Use another e-mail
        </Button>
      )}
    </form>
  );
}

function LoginField({ login, help }: Pick<LoginFormProps, 'login' | 'help'>) {
  const field = useFieldOf(login.step);
  if (login.step === 'code') {
    return (
      <TextField
        key="code"
        ref={field}
        label="Six-digit code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        placeholder="123456"
        help={`We sent it to ${login.email}. It works once, for 10 minutes.`}
        value={login.code}
        onValueChange={login.setCode}
      />
    );
  }
  return (
    <TextField
      key="email"
      ref={field}
      label="Your e-mail"
      type="email"
      inputMode="email"
      autoComplete="email"
      placeholder="you@example.com"
      help={help}
      value={login.email}
      onValueChange={login.setEmail}
    />
  );
}

/** The other field takes the place of the one she was in, and the focus with it. */
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
