import { useToast } from '@nestwell/remote-kit';
import { Button, Card, TextField } from '@nestwell/ui';
import { useEffect, useRef, type FormEvent } from 'react';
import { useEmailLogin, type EmailLogin, type LoginProblem } from '../../lib/login/use-email-login';
import * as css from './checkout.module.css';

const failed = { title: 'Login Failed', description: 'Unable to log in. Please try again.' };
const words: Record<LoginProblem, { title: string; description: string }> = {
  empty: { title: 'Email Required', description: 'Please enter your email address.' },
  unknown: failed,
  'wrong-code': {
    title: 'Login Failed',
    description: 'That code does not fit. Please look again, or ask for another.',
  },
  'too-many': { title: 'Login Failed', description: 'Too many tries. Please wait a minute and try again.' },
  failed,
};

/** For members who come back logged out. It never creates anybody. */
export function LoginCard() {
  const { toast } = useToast();
  const login = useEmailLogin({
    onLogin: () => toast({ title: 'Welcome back!' }),
    onProblem: (problem) => toast({ ...words[problem], tone: 'alert' }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void login.submit();
  };
  return (
    <Card variant="flat" aria-labelledby="member" className={css.login}>
      <h2 id="member" className={css.title}>
        Already a member?
      </h2>
      <form onSubmit={submit} noValidate className={css.form}>
        {login.step === 'email' ? <AddressField login={login} /> : <CodeField login={login} />}
        <Button type="submit" variant="soft" full busy={login.busy} busyLabel="Logging in...">
          Log in
        </Button>
        {login.step === 'code' && (
          <Button variant="quiet" full onClick={login.restart}>
            Use another e-mail
          </Button>
        )}
      </form>
    </Card>
  );
}

function AddressField({ login }: { login: EmailLogin }) {
  return (
    <TextField
      label="Your e-mail"
      type="email"
      inputMode="email"
      autoComplete="email"
      placeholder="you@example.com"
      value={login.email}
      onValueChange={login.setEmail}
    />
  );
}

function CodeField({ login }: { login: EmailLogin }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <TextField
      ref={field}
      label="Six-digit code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      help={`We sent it to ${login.email}. It works once, for 10 minutes.`}
      value={login.code}
      onValueChange={login.setCode}
    />
  );
}
