import { Illustration, Logo } from '@nestwell/ui';
import type { EmailLogin } from '../../lib/login/use-email-login';
import { LoginPanel } from './login-panel';
import * as css from './onboarding.module.css';

interface WelcomePanelProps {
  login: EmailLogin;
  /** On the first step. Later the login folds away, so that the questions come up. */
  isWelcoming: boolean;
}

export function WelcomePanel({ login, isWelcoming }: WelcomePanelProps) {
  return (
    <div className={css.welcome}>
      <span className={css.brand}>
        <Logo />
        Nestwell
      </span>
      <div className={css.heading}>
        <h1 tabIndex={-1}>Let’s make this yours</h1>
        <Illustration name="nest" className={css.nest} />
      </div>
      <p className={css.lead}>Four short steps. You can change any answer later.</p>
      <LoginPanel login={login} isWelcoming={isWelcoming} />
    </div>
  );
}
