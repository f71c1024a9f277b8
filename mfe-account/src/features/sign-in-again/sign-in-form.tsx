import { useToast, useUser } from '@nestwell/remote-kit';
import { LoginForm } from '../../lib/login/login-form';
import { loginProblemWords } from '../../lib/login/login-problem-words';
import { useEmailLogin } from '../../lib/login/use-email-login';

/** Her address stands there already. */
export function SignInForm() {
  const { user } = useUser();
  const { toast } = useToast();
  const login = useEmailLogin({
    address: user?.email,
    onLogin: () => toast({ title: 'Welcome back!' }),
    onProblem: (problem) => toast({ ...loginProblemWords[problem], tone: 'alert' }),
  });
  return <LoginForm login={login} action="Sign in" primary />;
}
