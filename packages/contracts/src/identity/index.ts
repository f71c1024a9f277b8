import { loginEndpoints } from './login.contract';
import { proofEndpoints } from './proof.contract';
import { signingInEndpoints } from './signing-in.contract';

export * from './passkey-ceremony';
export * from './proof.contract';
export * from './signing-in.contract';

/** How a member closes her door and opens it. Apart from `account`, which every Home carries whole. */
export const identity = { ...loginEndpoints, ...proofEndpoints, ...signingInEndpoints } as const;
