export * from './passkey-ceremony';
export type * from './passkey-ceremony.schemas';
export * from './proof.constants';
export type * from './proof.schemas';
export * from './signing-in.constants';
export type * from './signing-in.schemas';

/** How a member closes her door and opens it. Apart from `account`, which every Home carries whole. */
export * as identity from './endpoints';
