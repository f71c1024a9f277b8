import { usePublicConfig } from '@nestwell/remote-kit';
import { useAsked } from '@nestwell/remote-kit/router';
import { Card, Disclosure } from '@nestwell/ui';
import { useEffect, useRef, useState } from 'react';
import { LoginForm } from '../../lib/login/login-form';
import type { EmailLogin } from '../../lib/login/use-email-login';
import { firstField } from '../../lib/next-field';
import * as css from './onboarding.module.css';

interface LoginPanelProps {
  login: EmailLogin;
  isWelcoming: boolean;
}

export function LoginPanel({ login, isWelcoming }: LoginPanelProps) {
  const { codeAtLogin } = usePublicConfig();
  const [open, setOpen] = useOpenWhen(isWelcoming || login.step === 'code');
  const { part, ask } = useFirstField(open);
  const press = (isOpen: boolean) => {
    ask();
    setOpen(isOpen);
  };
  // After Switch User: whoever comes next types her address at once.
  useAsked('login', () => {
    press(true);
    firstField(part.current)?.focus();
  });
  return (
    // On a desk it stands at the foot of the panel: a picture that comes in pieces shows it once it is whole.
    <Card variant="flat" className={css.login} aria-label="Login" data-whole="wide">
      <Disclosure title="Been here before? Login here" open={open} onOpenChange={press}>
        <div ref={part}>
          <LoginForm
            login={login}
            action="Login"
            help={codeAtLogin ? undefined : 'No password needed.'}
            inline
          />
        </div>
      </Disclosure>
    </Card>
  );
}

/** Opens and folds with the condition, in the same rendering: a field can only take the focus once it is shown. */
function useOpenWhen(condition: boolean) {
  const [state, setState] = useState({ condition, open: condition });
  if (state.condition !== condition) setState({ condition, open: condition });
  return [state.open, (open: boolean) => setState({ condition, open })] as const;
}

/** What she opened herself is ready for her typing. */
function useFirstField(open: boolean) {
  const part = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (open && isAsked.current) firstField(part.current)?.focus();
    isAsked.current = false;
  }, [open]);
  return { part, ask: () => void (isAsked.current = true) };
}
