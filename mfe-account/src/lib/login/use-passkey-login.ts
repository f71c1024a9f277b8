import type { User } from '@nestwell/contracts/account';
import { identity, type PasskeyAssertion } from '@nestwell/contracts/identity';
import { call, useUser } from '@nestwell/remote-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { signFromAutofill, signWithPasskey, supportsPasskeys } from '../passkeys/authenticator';
import { useSupportsPasskeys } from '../passkeys/use-passkeys';

interface PasskeyLoginOptions {
  onLogin: (user: User) => void;
  onFailure: () => void;
}

const fetchRequest = () => call(identity.startPasskeyLogin);

/** Login with a passkey: by a button, or among what the browser offers in the address's field. */
export function usePasskeyLogin({ onLogin, onFailure }: PasskeyLoginOptions) {
  const { adopt } = useUser();
  const [isBusy, setBusy] = useState(false);
  // What the browser offers ends with each try, and is offered anew after it.
  const [tries, setTries] = useState(0);

  async function enter(passkey: PasskeyAssertion) {
    const user = await call(identity.loginByPasskey, { body: { passkey } });
    adopt(user);
    onLogin(user);
  }

  const isSupported = useSupportsPasskeys();
  const offer = useEffectEvent(async (left: AbortSignal) => {
    const passkey = await signFromAutofill(fetchRequest, left).catch(() => undefined);
    if (passkey === undefined || left.aborted) return;
    await enter(passkey).catch(failed);
  });
  useEffect(() => {
    if (!supportsPasskeys()) return;
    const left = new AbortController();
    void offer(left.signal);
    return () => left.abort();
  }, [tries]);

  function failed() {
    setTries((count) => count + 1);
    onFailure();
  }

  async function submit() {
    setBusy(true);
    try {
      await enter(await signWithPasskey(await fetchRequest()));
    } catch {
      failed();
    } finally {
      setBusy(false);
    }
  }

  return { isSupported, isBusy, submit: () => void submit() };
}
