import { usePublicConfig } from '@nestwell/remote-kit';
import { Button, Mail } from '@nestwell/ui';
import type { FormEvent } from 'react';
import * as css from './login-form.module.css';
import { leadsOn } from '../next-field';
import { LoginField } from './login-field';
import { PasskeyButton } from './passkey-button';
import type { EmailLogin } from './use-email-login';
import { usePasskeyLogin } from './use-passkey-login';

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

/** Every way in: a passkey, the address (and the code that was mailed to it), a code from her recovery sheet. */
export function LoginForm({ login, action, help, inline = false, primary = false }: LoginFormProps) {
  const { codeAtLogin } = usePublicConfig();
  const passkey = usePasskeyLogin({ onLogin: login.onLogin, onFailure: login.onPasskeyFailure });
  const isFirst = login.step === 'email';
  const offersPasskey = isFirst && passkey.isSupported;
  const mailsCode = isFirst && codeAtLogin;
  const filled = primary ? 'primary' : 'soft';

  function submit(event: FormEvent) {
    event.preventDefault();
    void login.submit();
  }

  return (
    <form ref={leadsOn} className={css.form} onSubmit={submit} noValidate>
      <div className={inline && login.step !== 'recovery' ? css.row : css.column}>
        <LoginField login={login} help={help} />
        {offersPasskey && !inline && <PasskeyButton passkey={passkey} variant={filled} isFirst />}
        <Button
          type="submit"
          variant={offersPasskey && !inline ? 'line' : filled}
          className={inline && login.step !== 'recovery' ? css.beside : undefined}
          full={!inline}
          icon={mailsCode && <Mail aria-hidden="true" />}
          busy={login.busy}
        >
          {mailsCode ? 'Mail me a code' : action}
        </Button>
      </div>
      {offersPasskey && inline && <PasskeyButton passkey={passkey} variant="line" />}
      {isFirst ? (
        <Button variant="quiet" small={inline} full={!inline} onClick={login.recover}>
          Use a recovery code
        </Button>
      ) : (
        <Button variant="quiet" small={inline} full={!inline} onClick={login.restart}>
          {login.step === 'code' ? 'Use another e-mail' : 'Sign in another way'}
        </Button>
      )}
    </form>
  );
}
