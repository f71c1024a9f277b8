import type { PasskeyRequest } from '@nestwell/contracts/identity';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** What the server asks a browser to sign. */
export const aRequest: PasskeyRequest = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
  allowCredentials: [],
};

type Answer = 'signs' | 'declines';

/** A browser that knows passkeys, whose owner signs what is asked, or declines. Undone after the test. */
export function fakeAuthenticator(answer: Answer = 'signs') {
  const asked: string[] = [];
  const credential = {
    id: 'a2V5',
    rawId: bytes('key'),
    type: 'public-key',
    response: {
      clientDataJSON: bytes('{}'),
      authenticatorData: bytes('data'),
      attestationObject: bytes('object'),
      signature: bytes('signature'),
      getTransports: () => ['internal'],
    },
    getClientExtensionResults: () => ({}),
  };
  const act = (what: string) => () => {
    asked.push(what);
    const declined = new DOMException('The operation was not allowed.', 'NotAllowedError');
    return answer === 'signs' ? Promise.resolve(credential) : Promise.reject(declined);
  };
  Object.defineProperty(window, 'PublicKeyCredential', { configurable: true, value: class {} });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { create: act('make'), get: act('sign') },
  });
  return { asked };
}

export function forgetAuthenticator(): void {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
}
