import { usePublicConfig, useToast } from '@nestwell/remote-kit';
import { Card, focusHeading } from '@nestwell/ui';
import { LoginForm } from '../../lib/login/login-form';
import { loginProblemWords } from '../../lib/login/login-problem-words';
import { useEmailLogin } from '../../lib/login/use-email-login';
import * as css from './checkout.module.css';

/** For members who come back logged out. It never creates anybody. */
export function LoginCard() {
  const { toast } = useToast();
  const { codeAtLogin } = usePublicConfig();
  const login = useEmailLogin({
    onLogin: () => {
      toast({ title: 'Welcome back!' });
      // The card goes, and with it the button she pressed.
      focusHeading();
    },
    onProblem: (problem) => toast({ ...loginProblemWords[problem], tone: 'alert' }),
  });
  return (
    <Card id="login" variant="flat" aria-labelledby="member" className={css.login}>
      <h2 id="member" className={css.title}>
        Already a member?
      </h2>
      <LoginForm login={login} action="Log in" help={codeAtLogin ? undefined : 'No password needed.'} />
    </Card>
  );
}
