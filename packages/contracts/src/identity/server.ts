import { withSchemas } from '../kernel/server';
import * as endpoints from './endpoints';
import { loginSchemas } from './login.schemas';
import { proofSchemas } from './proof.schemas';
import { signingInSchemas } from './signing-in.schemas';

export * from './index';
export * from './passkey-ceremony.schemas';
export * from './proof.schemas';
export * from './signing-in.schemas';

/** How a member closes her door and opens it. Apart from `account`, which every Home carries whole. */
export const identity = withSchemas(endpoints, { ...loginSchemas, ...proofSchemas, ...signingInSchemas });
