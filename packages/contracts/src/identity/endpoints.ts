export * from './login.endpoints';
export * from './proof.endpoints';
export * from './signing-in.endpoints';
