import { Button, Fingerprint, type ButtonVariant } from '@nestwell/ui';
import * as css from './login-form.module.css';
import type { usePasskeyLogin } from './use-passkey-login';

interface PasskeyButtonProps {
  passkey: ReturnType<typeof usePasskeyLogin>;
  variant: ButtonVariant;
  /** It stands before the other way in, parted from it by an "or". */
  isFirst?: boolean;
}

export function PasskeyButton({ passkey, variant, isFirst = false }: PasskeyButtonProps) {
  return (
    <>
      <Button
        variant={variant}
        full
        icon={<Fingerprint aria-hidden="true" />}
        busy={passkey.isBusy}
        onClick={passkey.submit}
      >
        Sign in with a passkey
      </Button>
      {isFirst && (
        <div className={css.or} aria-hidden="true">
          or
        </div>
      )}
    </>
  );
}
