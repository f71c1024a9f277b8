import type {
  MadePasskey,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRequest,
} from '@nestwell/contracts/identity';

/* What the browser does with passkeys. The library comes only where one is made or used. */
const library = () => import('@simplewebauthn/browser');

/** Whether this browser, on this page, can do it at all. */
export const supportsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Rejects when she declines, or the authenticator cannot. */
export async function makePasskey(creation: PasskeyCreation): Promise<MadePasskey> {
  const { startRegistration } = await library();
  const { id, response } = await startRegistration({ optionsJSON: creation });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports: transports as MadePasskey['transports'] };
}

/** Rejects when she declines, or has none that fits. */
export async function signWithPasskey(request: PasskeyRequest): Promise<PasskeyAssertion> {
  const { startAuthentication } = await library();
  const { id, response } = await startAuthentication({ optionsJSON: request });
  return toAssertion(id, response);
}

/**
 * Offers passkeys among what the browser fills in, until `left` is aborted. Returns undefined where the browser cannot,
 * and once something else was begun.
 */
export async function signFromAutofill(
  fetchRequest: () => Promise<PasskeyRequest>,
  left: AbortSignal,
): Promise<PasskeyAssertion | undefined> {
  const { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } = await library();
  if (!(await browserSupportsWebAuthnAutofill())) return undefined;
  const optionsJSON = await fetchRequest();
  if (left.aborted) return undefined;
  left.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony());
  return startAuthentication({ optionsJSON, useBrowserAutofill: true }).then(
    ({ id, response }) => toAssertion(id, response),
    () => undefined,
  );
}

const toAssertion = (
  id: string,
  { clientDataJSON, authenticatorData, signature }: Omit<PasskeyAssertion, 'id'>,
): PasskeyAssertion => ({ id, clientDataJSON, authenticatorData, signature });
