import { useToast } from '@nestwell/remote-kit';
import { Card, focusHeading } from '@nestwell/ui';
import { LoginForm } from '../../lib/login/login-form';
import { useEmailLogin, type LoginProblem } from '../../lib/login/use-email-login';
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
    onLogin: () => {
      toast({ title: 'Welcome back!' });
      // The card goes, and with it the button she pressed.
      focusHeading();
    },
    onProblem: (problem) => toast({ ...words[problem], tone: 'alert' }),
  });
  return (
    <Card variant="flat" aria-labelledby="member" className={css.login}>
      <h2 id="member" className={css.title}>
        Already a member?
      </h2>
      <LoginForm login={login} action="Log in" />
    </Card>
  );
}
