import { Button, Card, Disclosure, TextField } from '@nestwell/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { EmailLogin } from '../../lib/login/use-email-login';
import * as css from './onboarding.module.css';

interface LoginPanelProps {
  login: EmailLogin;
  isWelcoming: boolean;
}

export function LoginPanel({ login, isWelcoming }: LoginPanelProps) {
  const asksForCode = login.step === 'code';
  const shouldOpen = isWelcoming || asksForCode;
  const [open, setOpen] = useState(shouldOpen);
  useEffect(() => setOpen(shouldOpen), [shouldOpen]);

  function submit(event: FormEvent) {
    event.preventDefault();
    void login.submit();
  }

  return (
    <Card variant="flat" className={css.login} aria-label="Login">
      <Disclosure title="Been here before? Login here" open={open} onOpenChange={setOpen}>
        <form className={css.loginForm} onSubmit={submit} noValidate>
          {asksForCode ? <CodeField login={login} /> : <AddressField login={login} />}
        </form>
      </Disclosure>
    </Card>
  );
}

function AddressField({ login }: { login: EmailLogin }) {
  return (
    <div className={css.loginRow}>
      <TextField
        label="Your e-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder="you@example.com"
        help="No password needed."
        value={login.email}
        onValueChange={login.setEmail}
      />
      <Button type="submit" variant="soft" busy={login.busy}>
        Login
      </Button>
    </div>
  );
}

function CodeField({ login }: { login: EmailLogin }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  return (
    <>
      <div className={css.loginRow}>
        <TextField
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
        <Button type="submit" variant="soft" busy={login.busy}>
          Login
        </Button>
      </div>
      <Button variant="quiet" small onClick={login.restart}>
        Use another e-mail
      </Button>
    </>
  );
}
